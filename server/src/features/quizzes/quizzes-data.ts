import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import { deleteQuizzes, listQuizzes, quizzes as quizzesTable } from './tables.ts'

/** Exports and erases somebody's quizzes and their results. */
export const quizzesData: PersonalData = {
	erased: [quizzesTable],
	kept: [],
	groups: [{ name: 'quizzes', tables: [quizzesTable], afterClosing: 'erased', count: countOwn(quizzesTable.userId) }],
	export: async (db, userId) => ({ quizzes: allQuizzes(db, userId) }),
	erase: deleteQuizzes,
}

/** A page is short, because each quiz may have two hundred questions. */
const PAGE_QUIZZES = 20

async function* allQuizzes(db: Queryable, userId: string) {
	const pages = readPages((end, pageRows) => listQuizzes(db, userId, end, pageRows), PAGE_QUIZZES)
	for await (const { id: _, userId: __, ...quiz } of pages) yield quiz
}
