import { expect, it } from 'vitest'
import { mayAsk } from './stored-language.ts'

const person =
	'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

it.each([
	['asks who has chosen nothing', { hasChosen: false, canStore: true, userAgent: person }, true],
	['asks nobody twice', { hasChosen: true, canStore: true, userAgent: person }, false],
	['asks nobody whose answer could not be kept', { hasChosen: false, canStore: false, userAgent: person }, false],
	[
		'leaves a search engine to read',
		{ hasChosen: false, canStore: true, userAgent: `${person} (compatible; Googlebot/2.1)` },
		false,
	],
	['leaves another one to read', { hasChosen: false, canStore: true, userAgent: 'bingbot/2.0' }, false],
	['takes no person for a robot', { hasChosen: false, canStore: true, userAgent: `${person} Botanic/1` }, true],
])('%s', (_, visitor, isAsked) => expect(mayAsk(visitor)).toBe(isAsked))
