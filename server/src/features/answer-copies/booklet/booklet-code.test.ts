import { describe, expect, it } from 'vitest'
import { bookletCodeText, isSigned, newBookletId, newBookletSecret, parseBookletCode } from './booklet-code.ts'

const booklet = {
	id: '7K3M9PQRSTVW',
	userId: '3f0c',
	questionId: 'groundwater-crisis',
	day: '2026-11-30',
	pages: 4,
	secret: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
}
const codeOf = (text: string) => {
	const code = parseBookletCode(text)
	if (!code) throw new Error(`${text} is no code`)
	return code
}

describe('the code of a booklet page', () => {
	it('says its booklet and page, in what a QR code packs tightest', () => {
		const text = bookletCodeText(booklet, 3)
		expect(text).toMatch(/^ARV17K3M9PQRSTVW03[0-9A-Z]{16}$/)
		expect(codeOf(text)).toMatchObject({ bookletId: '7K3M9PQRSTVW', page: 3 })
		expect(isSigned(codeOf(text), booklet)).toBe(true)
	})

	it('is none where it is anything else', () => {
		const text = bookletCodeText(booklet, 3)
		const others = [
			'',
			'https://example.com',
			text.toLowerCase(),
			`${text}0`,
			text.slice(1),
			text.replace('ARV1', 'ARV2'),
		]
		for (const other of others) expect(parseBookletCode(other)).toBeNull()
	})

	// Each was seen to fail with that part left out of what is signed.
	it('holds for its own learner, question, day, booklet and page alone', () => {
		const code = codeOf(bookletCodeText(booklet, 3))
		expect(isSigned({ ...code, page: 2 }, booklet)).toBe(false)
		expect(isSigned(code, { ...booklet, userId: '4a1d' })).toBe(false)
		expect(isSigned(code, { ...booklet, questionId: 'aravalli-hills' })).toBe(false)
		expect(isSigned(code, { ...booklet, day: '2026-12-01' })).toBe(false)
		expect(isSigned({ ...code, bookletId: '7K3M9PQRSTV0' }, { ...booklet, id: '7K3M9PQRSTV0' })).toBe(false)
		expect(isSigned(code, { ...booklet, secret: newBookletSecret() })).toBe(false)
	})

	it('holds for no page that the booklet has not, and no forged signature', () => {
		expect(isSigned(codeOf(bookletCodeText(booklet, 5)), booklet)).toBe(false)
		expect(isSigned(codeOf(bookletCodeText(booklet, 0)), booklet)).toBe(false)
		expect(isSigned({ ...codeOf(bookletCodeText(booklet, 1)), signature: '0'.repeat(16) }, booklet)).toBe(false)
	})

	it('comes with ids and secrets that are never the same', () => {
		expect(newBookletId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
		expect(new Set(Array.from({ length: 100 }, newBookletId)).size).toBe(100)
		expect(newBookletSecret()).toMatch(/^[0-9a-f]{64}$/)
	})
})
