import { AppError } from '@aravalli/shared/errors'
import { refundTerms } from '@aravalli/shared/policy-terms'

const DAY_MILLISECONDS = 86_400_000

/** Is the moment until which a learner can ask for the money back: 7 days after the payment, to the millisecond. */
export function refundableUntil(capturedAt: Date): Date {
	return new Date(capturedAt.getTime() + refundTerms.requestDays * DAY_MILLISECONDS)
}

interface Asked {
	/** Null: no money was taken. */
	capturedAt: Date | null
	isGranted: boolean
	isBeingRefunded: boolean
	refusal: 'not-refundable' | 'used' | null
}

/**
 * Decides whether a learner may ask for the money back (3-commerce.md §9, 0-decisions.md §9).
 * @throws AppError `refund.not-captured`, `refund.already-asked`, `refund.not-refundable`, `refund.too-late`, `refund.used`, checked in that order
 */
export function admitRefundRequest({ capturedAt, isGranted, isBeingRefunded, refusal }: Asked, now: Date): void {
	if (!capturedAt || !isGranted) throw new AppError('refund.not-captured')
	if (isBeingRefunded) throw new AppError('refund.already-asked')
	if (refusal === 'not-refundable') throw new AppError('refund.not-refundable')
	if (now > refundableUntil(capturedAt)) throw new AppError('refund.too-late')
	if (refusal === 'used') throw new AppError('refund.used')
}
