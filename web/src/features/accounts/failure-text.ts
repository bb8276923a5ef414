import { ApiError } from '#web/lib/api.ts'
import type { FormFailure } from '#web/lib/use-form.ts'

interface FailureTexts {
	/** The call was refused without a word. */
	refused: string
	/** The server could not be asked. */
	away: string
}

/** Gives the sentence for a form that could not be sent: the server's own where it has one. */
export function failureText(failure: FormFailure | null, { refused, away }: FailureTexts): string | null {
	if (failure instanceof ApiError) return failure.message || refused
	return failure && away
}

/** Says the same refusal at the field that its code is about. The `catch` of a call takes what it returns. */
export function atField(fields: Record<string, string>) {
	return (error: unknown): never => {
		const path = error instanceof ApiError && fields[error.code]
		if (!(error instanceof ApiError) || !path) throw error
		const { status, code, message } = error
		throw new ApiError(status, { code, message, errors: [{ path, message }] })
	}
}
