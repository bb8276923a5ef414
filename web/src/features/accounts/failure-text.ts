import { ApiError } from '#web/lib/api.ts'
import type { FormFailure } from '#web/lib/use-form.ts'

interface FailureTexts {
	/** The call was refused without a word. */
	refused: string
	/** The server could not be asked. */
	away: string
}

/** The sentence for a form that could not be sent: the server's own where it has one. */
export function failureText(failure: FormFailure | null, { refused, away }: FailureTexts): string | null {
	if (failure instanceof ApiError) return failure.message || refused
	return failure && away
}
