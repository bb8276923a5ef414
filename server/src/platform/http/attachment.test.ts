import { describe, expect, it } from 'vitest'
import { attachment, inline } from './attachment.ts'

describe('the header of a download', () => {
	it('names the file', () => {
		expect(attachment('aravalli-mewar.pdf')['content-disposition']).toBe('attachment; filename="aravalli-mewar.pdf"')
	})

	it('cannot be left by a quote or a line break', () => {
		expect(attachment('a"b\r\nc\\d/.pdf')['content-disposition']).toBe('attachment; filename="a-b-c-d-.pdf"')
		expect(attachment('a"b\r\nc\\d/é.pdf')['content-disposition']).toBe(
			`attachment; filename="a-b-c-d-.pdf"; filename*=UTF-8''a-b-c-d-%C3%A9.pdf`,
		)
	})

	it('keeps the letters of Hindi', () => {
		const [, whole = ''] = attachment('जल_विरासत.pdf')['content-disposition'].split(`filename*=UTF-8''`)
		expect(decodeURIComponent(whole)).toBe('जल_विरासत.pdf')
	})

	it('can also be for what is shown', () => {
		expect(inline('a b.pdf')).toEqual({ 'content-disposition': 'inline; filename="a-b.pdf"' })
	})
})
