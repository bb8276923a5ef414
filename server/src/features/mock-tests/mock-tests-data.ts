import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import { deleteAttempts, listAllAttempts } from './exporting/tables.ts'
import { testAnswers, testAttempts, testScores } from './tables.ts'

/** Exports and erases somebody's attempts at timed papers, with all that was given and all scores. */
export const mockTestsData: PersonalData = {
	erased: [testAttempts, testAnswers, testScores],
	kept: [],
	groups: [
		{
			name: 'mock-tests',
			tables: [testAttempts, testAnswers, testScores],
			afterClosing: 'erased',
			count: countOwn(testAttempts.userId),
		},
	],
	export: async (db, userId) => ({ mockTests: allAttempts(db, userId) }),
	erase: deleteAttempts,
}

/** A page is short, because each attempt has up to three hundred questions. */
const PAGE_ATTEMPTS = 20

async function* allAttempts(db: Queryable, userId: string) {
	const pages = readPages((end, pageRows) => listAllAttempts(db, userId, end, pageRows), PAGE_ATTEMPTS)
	for await (const { id: _, ...attempt } of pages) yield attempt
}
