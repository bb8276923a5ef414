import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { deleteSentBefore } from './tables.ts'

/** Forgets messages and requests to be told, also those of nobody who has an account. */
export const forgetSentLongAgo: Forget = (db, now, most) => {
	const before = new Date(now)
	before.setUTCMonth(before.getUTCMonth() - retentionTerms.messageMonths)
	return deleteSentBefore(db, before, most)
}
