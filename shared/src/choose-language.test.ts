import { describe, expect, it } from 'vitest'
import { acceptedLanguage, chooseLanguage, cookieLanguage } from './choose-language.ts'

describe('the language of a page', () => {
	it('is what the address asks for, then the cookie, then what the browser prefers, then English', () => {
		const headers = { cookie: 'preferredLanguage=english', 'accept-language': 'hi' }
		expect(chooseLanguage('hindi', headers)).toBe('hindi')
		expect(chooseLanguage(undefined, headers)).toBe('english')
		expect(chooseLanguage(undefined, { 'accept-language': 'hi-IN,en;q=0.8' })).toBe('hindi')
		expect(chooseLanguage(undefined, {})).toBe('english')
	})

	it.each(['', 'HINDI', 'hi', 'deutsch', ['hindi', 'english'], 7, null])('ignores %j in the address', (asked) => {
		expect(chooseLanguage(asked, { 'accept-language': 'hi' })).toBe('hindi')
		expect(chooseLanguage(asked, {})).toBe('english')
	})

	it.each([
		['preferredLanguage=hindi', 'hindi'],
		['a=b; preferredLanguage=hindi; c=d', 'hindi'],
		['preferredLanguage=klingon', null],
		['notpreferredLanguage=hindi', null],
		['preferredLanguage=hindinese', null],
		['', null],
	])('reads the cookie header %j as %j', (cookie, language) => {
		expect(cookieLanguage(cookie)).toBe(language)
	})

	it.each([
		['hi', 'hindi'],
		['en-GB,en;q=0.9', 'english'],
		['en;q=0.5, hi-IN;q=0.9', 'hindi'],
		['de, fr;q=0.5', null],
		['hi;q=0', null],
		['*', null],
		['hi;q=nonsense, en', 'english'],
		[',;=;,', null],
	])('reads Accept-Language %j as %j', (header, language) => {
		expect(acceptedLanguage(header)).toBe(language)
	})
})
