import { expect, it } from 'vitest'
import { looksLegacy, mayBeLegacyToo } from './looks-legacy.ts'

const legacy = [
	'jktLFkku',
	'jktLFkku dh jkt/kkuh dkSu lh gS\\',
	'fuEufyf[kr esa ls dkSu&lk dFku lgh gS\\',
	"ç'u dk mÙkj nhft,",
	'Hkkjrh; lafo/kku',
	'ijh{kk',
]

const others = [
	'',
	'1857',
	'राजस्थान',
	'राजस्थान jktLFkku',
	'Rajasthan',
	'GDP',
	'ISRO, NASA and ESA',
	'Which of the statements given above is/are correct?',
	'A-3, B-4, C-1, D-2',
	'pH 7, CO2 & H2O; 5 km/h',
	'Jharkhand, Rukhsana, Milkha, Turks',
	'R&D (MoEFCC) vs. PPP',
	'1 and 2 only',
	'français, naïve, Škoda',
	'https://example.com/a?b=c;d',
	'{"a": [1, 2]}',
	'x = y^2; z|w',
]

it.each(legacy)('%s is in a legacy font', (text) => expect(looksLegacy(text)).toBe(true))

it.each(others)('%s is not', (text) => expect(looksLegacy(text)).toBe(false))

it('beside such texts a short one is, too, but no abbreviation and no English', () => {
	for (const text of ['ty', 'yksd dyk', 'fojklr']) expect(mayBeLegacyToo(text), text).toBe(true)
	for (const text of ['GDP', '1947', 'जल', 'none of these', 'A-1, B-2']) expect(mayBeLegacyToo(text), text).toBe(false)
})
