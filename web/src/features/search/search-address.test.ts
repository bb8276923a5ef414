import { describe, expect, it } from 'vitest'
import { kindLink, readSearchAddress, searchLink } from './search-address.ts'

const none = { q: undefined, kind: undefined, page: undefined }

describe('the address of a search', () => {
	it('is read as it was typed', () => {
		expect(readSearchAddress({ q: ' amber  fort ', kind: 'to-the-point', page: '3' })).toEqual({
			q: ' amber  fort ',
			kind: 'to-the-point',
			page: 3,
		})
	})

	it.each([
		['nothing', {}],
		['spaces', { q: '  \u00a0' }],
		['a number in place of words', { q: 12 }],
		['several words in place of one', { q: ['a', 'b'] }],
		['what names no kind', { kind: '../admin' }],
		['a name in capitals', { kind: 'Blogs' }],
		['a name without end', { kind: 'a'.repeat(41) }],
		['a name that is none', { kind: ['blogs'] }],
		['odd pages', { page: '-1' }],
		['pages that are no numbers', { page: 'two' }],
	])('with %s counts as without, and names each key', (_, given) => {
		const read = readSearchAddress(given)
		expect(read).toEqual(none)
		expect(Object.keys(read)).toEqual(['q', 'kind', 'page'])
	})
})

describe('a link to a search', () => {
	it('has what is given, and no first page', () => {
		expect(searchLink({ q: 'fort', kind: 'blogs', page: 2 })).toStrictEqual({
			to: '/search',
			search: { q: 'fort', kind: 'blogs', page: 2 },
		})
		expect(searchLink({ q: 'fort', kind: undefined, page: 1 })).toStrictEqual({ to: '/search', search: { q: 'fort' } })
		expect(searchLink({})).toStrictEqual({ to: '/search', search: {} })
	})

	it('to another kind stays where the reader is', () => {
		expect(kindLink('fort', 'blogs')).toStrictEqual({
			to: '/search',
			search: { q: 'fort', kind: 'blogs' },
			resetScroll: false,
		})
		expect(kindLink('fort')).toMatchObject({ search: { q: 'fort' } })
	})

	it('leads to what it says', () => {
		const asked = { q: 'आमेर का दुर्ग', kind: 'blogs', page: 4 }
		expect(readSearchAddress(searchLink(asked).search ?? {})).toStrictEqual(asked)
	})
})
