import { AppError } from '@aravalli/shared/errors'
import { listUsersOfRole } from '../../accounts/public.ts'
import type { EvaluationServices } from '../evaluation-services.ts'
import { replaceQuota } from './tables.ts'

/** @throws AppError `user.not-found`, also for somebody who does not evaluate */
export async function setQuota({ database: { db } }: EvaluationServices, userId: string, daily: number): Promise<void> {
	const people = [...(await listUsersOfRole(db, 'EVALUATION_ADMIN')), ...(await listUsersOfRole(db, 'ADMIN'))]
	if (!people.some(({ id }) => id === userId)) throw new AppError('user.not-found')
	await replaceQuota(db, userId, daily)
}
