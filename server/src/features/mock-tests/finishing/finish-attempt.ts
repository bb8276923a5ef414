import { AppError } from '@aravalli/shared/errors'
import { isOwnAttempt } from '../listing/tables.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { finishLocked } from './finish-locked.ts'

/** Ends somebody's attempt; a repetition changes nothing. @throws AppError `mock-test.attempt-not-found`, also for somebody else's */
export async function finishAttempt(
	{ database, now }: Pick<MockTestServices, 'database' | 'now'>,
	{ userId, attemptId }: { userId: string; attemptId: string },
): Promise<void> {
	if (!(await isOwnAttempt(database.db, userId, attemptId))) throw new AppError('mock-test.attempt-not-found')
	await database.transaction((tx) => finishLocked(tx, attemptId, now()))
}
