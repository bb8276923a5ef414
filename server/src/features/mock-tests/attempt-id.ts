import { AppError } from '@aravalli/shared/errors'

/**
 * Lets through what can be the id of an attempt; anything else, NUL characters included, never reaches the database.
 *
 * @throws AppError `mock-test.attempt-not-found`
 */
export function checkedAttemptId(given: string): string {
	if (!/^[0-9a-f-]{36}$/.test(given)) throw new AppError('mock-test.attempt-not-found')
	return given
}
