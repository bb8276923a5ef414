import { AppError } from '@aravalli/shared/errors'

/** Refuses what a browser cannot have made before it reaches the database. */
export function isPossibleQuizId(id: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}

/** @throws AppError `quiz.not-found` */
export function checkedQuizId(id: string): string {
	if (!isPossibleQuizId(id)) throw new AppError('quiz.not-found')
	return id
}
