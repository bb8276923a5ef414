import { quizMaxQuestions } from '@aravalli/shared/quizzes/quiz'

const sizes = [5, 10, 20]
const USUAL = 10

/**
 * Tells of how many questions a quiz of a list can be.
 *
 * @param total the list has so many
 * @returns sizes that are smaller than the list, and one for all of it; `usual` is the one to begin with
 */
export function quizSizes(total: number): { sizes: number[]; usual: number } {
	const possible = [...sizes.filter((size) => size < total), quizMaxQuestions]
	return { sizes: possible, usual: possible.includes(USUAL) ? USUAL : quizMaxQuestions }
}
