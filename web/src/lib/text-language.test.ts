import { expect, it } from 'vitest'
import { textLanguage } from './text-language.ts'

it.each([
	['Two dates, please.', 'en'],
	['दो तिथियाँ लिखें।', 'hi'],
	['See “प्रजामण्डल”.', 'hi'],
	['1931, 1938', 'en'],
	['', 'en'],
])('of %j is %s', (text, language) => {
	expect(textLanguage(text)).toBe(language)
})
