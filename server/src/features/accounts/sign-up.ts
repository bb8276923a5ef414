import { randomUUID } from 'node:crypto'
import type { DailyHours } from '@aravalli/shared/accounts/account'
import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import type { ExamYear } from '@aravalli/shared/exam-cycles'
import type { Language } from '@aravalli/shared/language'
import { cleanName } from '@aravalli/shared/person-name'
import { cleanPhone } from '@aravalli/shared/phone'
import type { AccountServices } from './account-services.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { accountMailJob } from './mails/account-mail-job.ts'
import { insertUser } from './tables.ts'

interface Choices {
	language?: Language | undefined
	examYear?: ExamYear | undefined
	dailyHours?: DailyHours | undefined
}

/** The contract has checked these values. */
export interface Registration extends Choices {
	name: string
	email: string
	phoneNumber?: string | undefined
	password: string
	onboardingData?: Choices | undefined
	/** Is the caller's network, as `networkOf` gives it. */
	network: string
}

/** @throws AppError `account.email-taken`, `password.common` */
export async function signUp({ database, jobs, passwords }: AccountServices, given: Registration): Promise<void> {
	const { onboardingData: nested = {} } = given
	await refuseCommonPassword(given.password)
	const user = {
		id: randomUUID(),
		name: cleanName(given.name),
		email: canonicalEmail(given.email) ?? '',
		phoneNumber: cleanPhone(given.phoneNumber ?? '') ?? '',
		passwordHash: await passwords.hash(given.password, given.network),
		role: 'LEARNER' as const,
		language: given.language ?? nested.language ?? 'english',
		examYear: given.examYear ?? nested.examYear ?? 'RAS_2025',
		dailyHours: given.dailyHours ?? nested.dailyHours ?? 1,
	}
	await database.transaction(async (tx) => {
		if (!(await insertUser(tx, user))) throw new AppError('account.email-taken')
		await jobs.send(tx, accountMailJob, { userId: user.id, kind: 'welcome' })
	})
}
