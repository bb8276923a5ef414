import { describe, expect, it } from 'vitest'
import { type SharedPage, sharedAddress } from './shared-address.ts'

const pages: SharedPage[] = [
	{
		path: /^\/list$/,
		keys: { category: { default: 'ALL', pattern: /^(A|B)$/ }, page: { default: '1', pattern: /^[1-9]\d{0,2}$/ } },
	},
]
const address = (path: string) => sharedAddress(pages, new URL(path, 'http://x'), 'hindi')

describe('the address under which a page is stored', () => {
	it('leaves out defaults, empty values and what advertisements add', () => {
		expect(address('/list')?.path).toBe('/list')
		expect(address('/list?page=1&category=ALL&utm_source=x&fbclid=y')?.path).toBe('/list')
		expect(address('/list?page=&category=A')?.path).toBe('/list?category=A')
	})

	it('has one spelling whatever the order of the keys', () => {
		expect(address('/list?page=2&category=A')).toEqual(address('/list?category=A&page=2'))
	})

	it.each([
		['an unknown page', '/other'],
		['an asset below a page', '/list/x.css'],
		['an unknown key', '/list?x=1'],
		['a repeated key', '/list?page=2&page=3'],
		['an odd value', '/list?page=2e3'],
		['a page too deep to be worth it', '/list?page=1000'],
		['an unknown category', '/list?category=C'],
		['a key of the object itself', '/list?constructor=x'],
	])('stores nothing for %s', (_, path) => {
		expect(address(path)).toBeNull()
	})

	it('tells languages apart, and a page from its twin with the language in the address', () => {
		const english = sharedAddress(pages, new URL('http://x/list'), 'english')?.key
		expect(new Set([english, address('/list')?.key, address('/list?lang=hindi')?.key]).size).toBe(3)
	})
})
