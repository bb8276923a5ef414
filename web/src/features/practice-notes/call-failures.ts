import { ApiError } from '#web/lib/api.ts'

/** These answers are about the photo itself, or about its question, so another try brings the same. */
const finalStatuses = [400, 404, 413, 415]

export const isFinal = (error: unknown): boolean => error instanceof ApiError && finalStatuses.includes(error.status)

/** Gives the server's own sentence for what it refuses; for all that went wrong by itself `sentence`, which says to try again. */
export function failureText(error: unknown, sentence: string): string {
	return error instanceof ApiError && error.status < 500 && error.message ? error.message : sentence
}
