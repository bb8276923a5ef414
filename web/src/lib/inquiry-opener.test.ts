import { expect, it, vi } from 'vitest'
import { onInquiryRequest, requestInquiry } from './inquiry-opener.ts'

it('tells whether there is a form to open, and opens it', () => {
	expect(requestInquiry()).toBe(false)
	const open = vi.fn()
	const stop = onInquiryRequest(open)
	expect(requestInquiry()).toBe(true)
	expect(open).toHaveBeenCalledTimes(1)
	stop()
	expect(requestInquiry()).toBe(false)
	expect(open).toHaveBeenCalledTimes(1)
})
