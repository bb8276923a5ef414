import type { DailyHours } from '@aravalli/shared/accounts/account'
import { AppError } from '@aravalli/shared/errors'
import type { ExamYear } from '@aravalli/shared/exam-cycles'
import type { Language } from '@aravalli/shared/language'
import { cleanName } from '@aravalli/shared/person-name'
import { cleanPhone } from '@aravalli/shared/phone'
import type { Database } from '../../platform/database/open-database.ts'
import { type UserRow, updateUser } from './tables.ts'

/** A field that is left out stays as it is. The contracts have checked the values. */
export interface ProfileChanges {
	name?: string | undefined
	phoneNumber?: string | undefined
	language?: Language | undefined
	examYear?: ExamYear | undefined
	dailyHours?: DailyHours | undefined
	isOnboarded?: true | undefined
}

/** @throws AppError `access.not-signed-in` when the account was closed meanwhile */
export async function updateProfile({ db }: Database, userId: string, given: ProfileChanges): Promise<UserRow> {
	const { name, phoneNumber, ...rest } = given
	const user = await updateUser(db, userId, {
		...withoutAbsent(rest),
		...(name !== undefined && { name: cleanName(name) }),
		...(phoneNumber !== undefined && { phoneNumber: cleanPhone(phoneNumber) ?? '' }),
	})
	if (!user) throw new AppError('access.not-signed-in')
	return user
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutAbsent<T extends object>(values: T): Given<T> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}
