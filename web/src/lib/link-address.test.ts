import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { type LinkTarget, linkAddress, linkOfAddress } from './link-address.ts'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

const root = createRootRoute()
const paths = ['/', '/answer-writing-practice', '/answer-writing-practice/$questionId', '/login']
const router = createRouter({
	routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
	history: createMemoryHistory({ initialEntries: ['/login?redirect=/profile'] }),
	parseSearch: parsePlainSearch,
	stringifySearch: stringifyPlainSearch,
})

const list = '/answer-writing-practice'

it.each<LinkTarget>([
	{ to: '/' },
	{ to: '/login', search: { redirect: '/answer-writing-practice?page=2', mode: 'register' } },
	{ to: list, search: {} },
	{ to: list, search: { page: 2, category: 'GS_PAPER_1', search: '' } },
	{ to: list, search: { search: 'जल & जंगल +1 "50%" <b>' }, hash: 'list' },
	{ to: list, search: { category: undefined }, resetScroll: false },
	{ to: `${list}/$questionId`, params: { questionId: 'governor-discretionary-powers' }, search: { page: 3 } },
	{ to: '/help', hash: 'payment' },
])('says where $to leads as the router does', (link) => {
	expect(linkAddress(link)).toBe(router.buildLocation(link as object).href)
})

it.each(['/help', '/help#payment', `${list}?page=2`, '/to-the-point/forts?lang=hindi#quiz'])(
	'makes a link of %s that leads there',
	(address) => {
		expect(linkAddress(linkOfAddress(address))).toBe(address)
	},
)
