import { ApiError } from '#web/lib/api.ts'
import type { CommentTexts } from './messages.en.ts'
import type { FailedDeed } from './thread-tools.ts'

/** Gives the server's own sentence, another for a refusal without any, and one for a network that is away. */
export function failureText(m: CommentTexts, error: unknown, kind: FailedDeed): string {
	return error instanceof ApiError ? error.message || m.failed[kind] : m.error[kind]
}
