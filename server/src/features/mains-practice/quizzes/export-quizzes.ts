import type { Queryable } from '../../../platform/database/open-database.ts'
import { listQuizzes } from './tables.ts'

/** For a copy of all of somebody's data. */
export async function exportQuizzes(db: Queryable, userId: string): Promise<object> {
	const quizzes = await listQuizzes(db, userId)
	return { quizzes: quizzes.map(({ userId: _, ...quiz }) => quiz) }
}
