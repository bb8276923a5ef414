import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { answerWritingKind } from '../features/answer-writing/answer-writing-kind.ts'
import { miqKind } from '../features/miq/miq-kind.ts'
import { filterLink, itemLink, listLink, pageLink } from './list-links.ts'

describe.each([
	{ kind: answerWritingKind, path: '/answer-writing-practice', name: 'category' },
	{ kind: miqKind, path: '/mains-miq', name: 'paper' },
])('links in the list $path', ({ kind, path, name }) => {
	const list = { [name]: 'ESSAY', page: 3, search: 'जल', lang: 'hindi', utm: 'x' }
	const words = 'search=%E0%A4%9C%E0%A4%B2'

	it('name filter, page and search, and nothing that is not the list’s', () => {
		expect(linkAddress(listLink(kind, list))).toBe(`${path}?${[`${name}=ESSAY`, 'page=3', words].sort().join('&')}`)
		expect(linkAddress(listLink(kind, {}))).toBe(path)
	})

	it('lead to another filter at its first page, with the search', () => {
		expect(linkAddress(filterLink(kind, list, 'GS_PAPER_2'))).toBe(`${path}?${name}=GS_PAPER_2&${words}`)
		expect(linkAddress(filterLink(kind, list, undefined))).toBe(`${path}?${words}`)
	})

	it('lead to another page, of which the first has the plain address', () => {
		expect(pageLink(kind, list, 4).search).toEqual({ [name]: 'ESSAY', page: 4, search: 'जल' })
		expect(pageLink(kind, list, 1).search).toEqual({ [name]: 'ESSAY', search: 'जल' })
	})

	it('lead to an item over its list, without moving it', () => {
		expect(linkAddress(itemLink(kind, { page: 2, lang: 'hindi' }, 'a/b'))).toBe(`${path}/a%2Fb?page=2`)
		expect(itemLink(kind, {}, 'x')).toMatchObject({ state: { isOverList: true }, resetScroll: false })
	})
})
