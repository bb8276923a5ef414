import { describe, expect, it } from 'vitest'
import { admitRefundRequest, refundableUntil } from './refund-rule.ts'

const paid = new Date('2026-11-20T06:00:00Z')
const end = new Date('2026-11-27T06:00:00Z')
const fine = { capturedAt: paid, isGranted: true, isBeingRefunded: false, refusal: null }

const refusalOf = (given: object, now = end) => {
	try {
		admitRefundRequest({ ...fine, ...given }, now)
		return null
	} catch (error) {
		return (error as { code: string }).code
	}
}

describe('a learner may ask for the money back', () => {
	it('for seven days, to the millisecond', () => {
		expect(refundableUntil(paid)).toEqual(end)
		expect(refusalOf({})).toBeNull()
		expect(refusalOf({}, new Date(end.getTime() + 1))).toBe('refund.too-late')
	})

	it.each([
		['refund.not-captured', { capturedAt: null }],
		['refund.not-captured', { isGranted: false }],
		['refund.already-asked', { isBeingRefunded: true }],
		['refund.not-refundable', { refusal: 'not-refundable' }],
		['refund.used', { refusal: 'used' }],
	])('but not %s', (code, given) => expect(refusalOf(given)).toBe(code))
})
