/** Keeps a code of six digits from being guessed, and an inbox from being filled. Pure: the clock is passed in. */

import { accountTerms } from '@aravalli/shared/policy-terms'

export const CODE_MINUTES = accountTerms.codeMinutes
/** A code is dead after so many wrong tries. */
export const MAX_COMPARISONS = accountTerms.codeTries
const MAX_AN_HOUR = 3
const MAX_A_DAY = 10

const HOUR_MILLISECONDS = 3_600_000
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS

/** @param issuedAt of the account's codes in the last day at least */
export function mayIssueCode(issuedAt: Date[], now: Date): boolean {
	const within = (milliseconds: number) =>
		issuedAt.filter((moment) => now.getTime() - moment.getTime() < milliseconds).length
	return within(HOUR_MILLISECONDS) < MAX_AN_HOUR && within(DAY_MILLISECONDS) < MAX_A_DAY
}
