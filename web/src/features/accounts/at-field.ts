import { ApiError } from '#web/lib/api.ts'

/** The same refusal, said at the field that its code is about. `catch` of a call. */
export function atField(fields: Record<string, string>) {
	return (error: unknown): never => {
		const path = error instanceof ApiError && fields[error.code]
		if (!(error instanceof ApiError) || !path) throw error
		const { status, code, message } = error
		throw new ApiError(status, { code, message, errors: [{ path, message }] })
	}
}
