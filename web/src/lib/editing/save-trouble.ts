import { ApiError } from '../api.ts'
import type { FieldError } from './content-item.ts'

/**
 * Says why something could not be saved.
 *
 * - `away`: the server could not be asked, or cannot answer now; it is tried again
 * - `signed-out`: the session is over
 * - `not-allowed`: the account may not do this any more
 * - `gone`, `deleted`: there is nothing to save it to
 * - `refused`: it must be changed first
 */
export type SaveTrouble = 'away' | 'signed-out' | 'not-allowed' | 'gone' | 'deleted' | 'refused'

const troubleOfCode: Record<string, SaveTrouble> = {
	'content.deleted': 'deleted',
	'content.not-found': 'gone',
	'request.too-often': 'away',
}

const troubleOfStatus: Record<number, SaveTrouble> = { 401: 'signed-out', 403: 'not-allowed' }

/** @returns 'changed' when somebody has saved a newer version */
export function saveTrouble(error: unknown): SaveTrouble | 'changed' {
	if (!(error instanceof ApiError) || error.status >= 500) return 'away'
	if (error.code === 'content.changed') return 'changed'
	return troubleOfCode[error.code] ?? troubleOfStatus[error.status] ?? 'refused'
}

/**
 * Reads what the server says about single fields of the content; what it says about one of several values in a field is
 * said of the field.
 */
export function fieldErrors(error: unknown): FieldError[] {
	if (!(error instanceof ApiError)) return []
	return error.errors.map(({ path, message }) => ({ path: path.replace(/^content\.|\.\d+$/g, ''), message }))
}

/** Leaves the errors of fields that are still as they were. */
export function errorsLeft(errors: readonly FieldError[], before: unknown, now: unknown): FieldError[] {
	return errors.filter(({ path }) => valueAt(now, path) === valueAt(before, path))
}

function valueAt(content: unknown, path: string): unknown {
	return path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
}
