/**
 * Every address that the specification names is a page: a real one, or one that says what will be there. Written out here as
 * the specification has them, so that none can be forgotten, left in the list after it was built, or dropped from it before.
 */
import { globSync, readFileSync } from 'node:fs'
import { comingSoonPages, findComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { kinds } from '@aravalli/shared/kinds'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { messages as englishTexts } from './features/coming-soon/page-texts.en.ts'
import { messages as hindi } from './features/coming-soon/page-texts.hi.ts'

const english = await textsIn(englishTexts, 'english')

const sections = ['to-the-point', 'mind-map', 'infographics', 'learning-through-map', 'mains-answer-enrichment-capsule']

const specified = [
	'/',
	'/dashboard',
	'/login',
	'/onboarding',
	'/profile',
	'/my-progress',
	'/notifications',
	'/notifications/stop-mails',
	'/my-ebooks',
	'/upload-answersheet',
	'/upload-answersheet/history',
	'/payment-history',
	'/current-affairs',
	'/current-affairs/jal-jeevan-mission',
	'/prelims',
	'/prelims-practice',
	'/prelims-miq',
	'/prelims-mock-tests',
	'/prelims-resources',
	'/prelims-syllabus',
	'/prelims-syllabus-strategy',
	'/prelims-success-tips',
	'/prelims-high-probability',
	'/prelims-faq',
	'/mains',
	'/mains-practice',
	'/mains-questions',
	'/mains-miq',
	'/mains-mock-tests',
	'/mains-resources',
	'/mains-syllabus',
	'/mains-strategy',
	'/mains-syllabus-strategy',
	'/mains-answer-writing',
	'/mains-exam-hall-tips',
	'/mains-faq',
	'/dmpp',
	'/dmpp-routine',
	'/daily-evalution-plan',
	'/coming-soon',
	'/courses',
	'/courses/66f1a2b3',
	'/resources',
	'/resources/pyqs',
	'/resources/books/rbse',
	'/resources/books/ncert',
	'/resources/books/ignou',
	'/resources/books/nios',
	'/resources/toppers-copies',
	'/resources/quick-revision',
	...sections.flatMap((section) => [
		`/${section}-select`,
		`/${section}/paper1`,
		`/${section}/paper4`,
		`/${section}/66f1a2b3`,
	]),
	'/blogs',
	'/blogs/66f1a2b3',
	'/answer-writing-practice',
	'/search',
	'/about',
	'/help',
	'/contact',
	'/privacy-policy',
	'/terms-conditions',
	'/refund-policy',
	'/admin',
	'/admin/users',
	'/admin/comments',
	'/admin/question-reports',
	'/admin/inquiries',
	'/admin/orders',
	'/admin/payments',
	'/admin/refunds',
	'/admin/bookings',
	'/admin/daily-questions',
	'/admin/evaluation-plans',
	'/admin/audit-log',
	'/admin/daily-evaluation',
	'/admin/blogs',
	'/admin/courses',
	'/admin/resources',
	'/admin/prelims-practice',
]

/** The addresses of the route tree, `$name` parts and all, without the one that takes what is left. */
const built = [
	...(readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8')
		.match(/fullPaths:(.*?)fileRoutesByTo/s)?.[1]
		?.matchAll(/'(\/[^']*)'/g) ?? []),
]
	.map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
	.filter((path) => path !== '/$')

/** Its route shows, besides the desks of all kinds, the pages that are coming there. */
const sharedWithComing = '/admin/$type'

const isBuilt = (address: string, paths = built) =>
	paths.some((path) => new RegExp(`^${path.replace(/\{?\$\w*\}?/g, '[^/]+')}$`).test(address))

/** An address of a listed page. */
const example = (path: string) =>
	path
		.replace('$paperNo', 'paper2')
		.replace('$contentType', 'study-material')
		.replace('$section', 'users')
		.replace(/\$\w+/, 'x1')

describe('every address', () => {
	it('of the route tree is found', () => {
		expect(built).toContain('/answer-writing-practice/$questionId')
		expect(built).toContain('/')
	})

	it.each(specified)('of the specification is a page: %s', (address) => {
		expect({ address, isPage: isBuilt(address) || findComingSoonPage(address) !== null }).toEqual({
			address,
			isPage: true,
		})
	})

	it('that is listed as coming is specified', () => {
		const known = new Set(specified.map((address) => findComingSoonPage(address)?.path))
		expect(comingSoonPages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
	})

	it('that is listed as coming answers, and has no real page', () => {
		const addresses = comingSoonPages.map(({ path }) => ({ path, address: example(path) }))
		expect(addresses.filter(({ path, address }) => findComingSoonPage(address)?.path !== path)).toEqual([])
		const alone = built.filter((path) => path !== sharedWithComing)
		expect(addresses.filter(({ address }) => isBuilt(address, alone))).toEqual([])
	})

	it('that is listed as coming is no desk of a kind', () => {
		const desks = kinds.map(({ name }) => `/admin/${name}`)
		expect(built).toContain(sharedWithComing)
		expect(desks.filter((address) => findComingSoonPage(address))).toEqual([])
	})
})

describe('a file of a route', () => {
	it('shows the page that is coming only for the addresses that no other has claimed, and beside the desks of kinds', () => {
		const folder = new URL('./routes/', import.meta.url)
		const files = globSync('**/*.tsx', { cwd: folder })
		expect(files).toContain('dashboard.tsx')
		const comingSoon = files.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('coming-soon'))
		expect(comingSoon.sort()).toEqual(['$.tsx', 'admin.$type.index.tsx'])
	})
})

describe('what a page will hold', () => {
	const paths = comingSoonPages.map(({ path }) => path).sort()

	it('is said of each listed page and of no other, in both languages', () => {
		expect(Object.keys(english).sort()).toEqual(paths)
		expect(Object.keys(hindi).sort()).toEqual(paths)
	})

	it.each(paths)('is said in one or two sentences: %s', (path) => {
		for (const [{ title, text }, end] of [
			[english[path], '.'],
			[hindi[path], '।'],
		] as const) {
			expect(title.length).toBeGreaterThan(2)
			expect(text.length).toBeGreaterThan(40)
			expect(text.endsWith(end)).toBe(true)
			expect(text.split(/[.।](?=\s)/).length).toBeLessThanOrEqual(2)
			expect(text).not.toMatch(/20\d\d|!|\bsoon\b|जल्द/)
		}
	})
})
