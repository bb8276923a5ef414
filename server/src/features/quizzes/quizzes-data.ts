import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteQuizzes, listQuizzes, quizzes as quizzesTable } from './tables.ts'

/** Somebody's quizzes and their results. */
export const quizzesData: PersonalData = {
	erased: [quizzesTable],
	kept: [],
	async export(db, userId) {
		const quizzes = await listQuizzes(db, userId)
		return { quizzes: quizzes.map(({ userId: _, ...quiz }) => quiz) }
	},
	erase: deleteQuizzes,
}
