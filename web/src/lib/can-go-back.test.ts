import { expect, it } from 'vitest'
import { canGoBack } from './can-go-back.ts'

const origin = 'https://aravalli.example'
const way = { canGoBack: () => false }
const page = (length: number, referrer: string, navigation?: { canGoBack: boolean }) => ({
	history: { length },
	document: { referrer },
	location: { origin },
	...(navigation && { navigation }),
})

it.each([
	['what the router has led to', { canGoBack: () => true }, page(1, ''), true],
	['a page that a link has loaded', way, page(2, `${origin}/mains`), true],
	['a page from elsewhere', way, page(2, 'https://search.example/'), false],
	['a page whose address begins alike', way, page(2, `${origin}.example/`), false],
	['a new tab', way, page(1, `${origin}/mains`), false],
	['what the browser says, whoever led here', way, page(2, '', { canGoBack: true }), true],
	['what the browser denies', way, page(2, `${origin}/mains`, { canGoBack: false }), false],
])('there is a way back after %s: %#', (_, router, before, expected) => {
	expect(canGoBack(router, before)).toBe(expected)
})
