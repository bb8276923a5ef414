import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import { latinDigits } from '@aravalli/shared/latin-digits'
import type { AccountServices } from '../account-services.ts'
import { findUserByEmail, type UserRow } from '../tables.ts'
import { giveComparisonBack, takeComparison } from './tables.ts'

type Needed = Pick<AccountServices, 'database' | 'passwords' | 'now'>

/**
 * Compares a code with the live one of an account. A right comparison leaves the code as it was, a wrong one is one of five.
 *
 * Takes as long and says the same for an unknown account, for one without a code, and for a wrong code.
 *
 * @throws AppError `reset.wrong-code`
 */
export async function checkCode(
	{ database, passwords, now }: Needed,
	{ email, otp, network }: { email: string; otp: string; network: string },
): Promise<{ user: UserRow; codeId: string }> {
	const user = await findUserByEmail(database.db, canonicalEmail(email) ?? '')
	const code = await takeComparison(database.db, user?.id ?? '', now())
	let isWrong = false
	try {
		isWrong = !(await passwords.verify(code?.codeHash ?? null, latinDigits(otp), network))
	} finally {
		// A guess does not count either when too many were waiting for it to be compared.
		if (code && !isWrong) await giveComparisonBack(database.db, code.id)
	}
	if (!user || !code || isWrong) throw new AppError('reset.wrong-code')
	return { user, codeId: code.id }
}
