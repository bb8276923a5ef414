import { inquiryFormDays } from '@aravalli/shared/policy-terms'
import { inquirySeen, inquirySeenAt } from './stored.ts'

/**
 * Remembers in the browser that the inquiry form was seen, and when, so that it does not open by itself again and again.
 *
 * The storage may hold nonsense, be full or refuse. Where nothing can be remembered the form does not open by itself: it would
 * do so on every visit.
 */
const DAY_MILLISECONDS = 86_400_000

export const hasSeenInquiry = (): boolean => inquirySeen.read() === 'true'

/** Gives null for never, and for a moment that makes no sense, such as one that is still to come. */
export function inquiryLastSeenAt(now: Date): Date | null {
	const stored = inquirySeenAt.read()
	if (!hasSeenInquiry() || !stored || !/^\d{1,15}$/.test(stored)) return null
	const milliseconds = Number(stored)
	return milliseconds > 0 && milliseconds <= now.getTime() ? new Date(milliseconds) : null
}

/** @returns whether it could be remembered */
export function markInquirySeen(now: Date): boolean {
	inquirySeen.write('true')
	inquirySeenAt.write(String(now.getTime()))
	return inquiryLastSeenAt(now) !== null
}

export function resetInquiryMemory(): void {
	inquirySeen.remove()
	inquirySeenAt.remove()
}

/**
 * Says whether the form may open by itself. A form seen at an unknown time counts as seen now, and is remembered so:
 * it opens again when the days have passed from here.
 */
export function shouldShowInquiryAgain(
	now: Date,
	{ afterDays = inquiryFormDays }: { afterDays?: number | undefined } = {},
): boolean {
	if (!hasSeenInquiry()) return inquirySeen.write('false') && inquirySeen.read() === 'false'
	const seenAt = inquiryLastSeenAt(now)
	if (seenAt) return now.getTime() - seenAt.getTime() >= afterDays * DAY_MILLISECONDS
	markInquirySeen(now)
	return false
}
