import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import { findUser, type UserRow } from './tables.ts'

/** @throws AppError `access.not-signed-in` when the account was closed meanwhile */
export async function getAccount({ db }: Database, userId: string): Promise<UserRow> {
	const user = await findUser(db, userId)
	if (!user) throw new AppError('access.not-signed-in')
	return user
}
