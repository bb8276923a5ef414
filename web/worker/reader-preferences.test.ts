import { describe, expect, it } from 'vitest'
import { parsePreferences } from './reader-preferences.ts'

describe('what the worker believes of a reader', () => {
	it('is what the page says', () => {
		const given = { language: 'hindi', attributes: { 'data-theme': 'dark', 'data-contrast': 'high', 'data-fs': 'xl' } }
		expect(parsePreferences(given, 'en-IN')).toEqual(given)
	})

	it.each([null, undefined, 'hindi', 3, {}, { language: 'sanskrit', attributes: null }])(
		'is the browser’s language where nothing sensible was said: %o',
		(given) => {
			expect(parsePreferences(given, 'hi-IN')).toEqual({ language: 'hindi', attributes: {} })
			expect(parsePreferences(given, 'mr-IN')).toEqual({ language: 'english', attributes: {} })
		},
	)

	// They are written into a page: what is not known could end the tag.
	it('never holds another attribute or value', () => {
		const attributes = {
			'data-theme': '"><script>',
			onload: 'x',
			'data-fs': 'huge',
			'data-motion': 'reduced',
			toString: '',
		}
		expect(parsePreferences({ language: 'english', attributes }, 'en').attributes).toEqual({ 'data-motion': 'reduced' })
	})
})
