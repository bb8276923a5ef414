import { paymentTerms } from '@aravalli/shared/policy-terms'

const DAY_MILLISECONDS = 86_400_000
const LONGEST_PAUSE_MILLISECONDS = 6 * 3_600_000

/**
 * Says when the provider is asked about an order again: a quarter of its age later, so that a young order is looked at every minute or two and an old
 * one every six hours. It is null after 5 days (paymentTerms.reconcileDays).
 *
 * @param everySeconds the job runs so often: an earlier check would not be made anyway
 */
export function nextCheck(createdAt: Date, now: Date, everySeconds: number): Date | null {
	const age = now.getTime() - createdAt.getTime()
	if (age > paymentTerms.reconcileDays * DAY_MILLISECONDS) return null
	const pause = Math.min(Math.max(age / 4, everySeconds * 1_000), LONGEST_PAUSE_MILLISECONDS)
	return new Date(now.getTime() + pause)
}
