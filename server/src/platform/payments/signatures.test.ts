import { expect, it } from 'vitest'
import { isSigned, sign } from './signatures.ts'

it('accepts what the secret signs, and nothing else', () => {
	const signature = sign('secret', 'order|payment')
	expect(signature).toBe(sign('secret', Buffer.from('order|payment')))
	expect(isSigned('secret', 'order|payment', signature)).toBe(true)
	expect(isSigned('other', 'order|payment', signature)).toBe(false)
	expect(isSigned('secret', 'order|other', signature)).toBe(false)
	for (const wrong of [
		'',
		signature.slice(1),
		`${signature}0`,
		signature.toUpperCase(),
		'é'.repeat(64),
		`${signature.slice(0, -1)}g`,
	])
		expect(isSigned('secret', 'order|payment', wrong)).toBe(false)
})

it('accepts nothing without a secret', () => {
	expect(isSigned('', 'order|payment', sign('', 'order|payment'))).toBe(false)
})
