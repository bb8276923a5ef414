import { ApiError } from '#web/lib/api.ts'

/** The server's own sentence for what it refuses; for all that went wrong by itself `sentence`, which says to try again. */
export function failureText(error: unknown, sentence: string): string {
	return error instanceof ApiError && error.status < 500 && error.message ? error.message : sentence
}
