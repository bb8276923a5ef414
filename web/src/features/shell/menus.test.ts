import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { messages as englishTexts } from './frame-messages.en.ts'
import { messages as hindi } from './frame-messages.hi.ts'
import { menuEntries } from './menu-entries.ts'
import { menuOf, menus } from './menus.ts'
import { messages as shellEnglishTexts } from './messages.en.ts'
import { siteMenuItems } from './site-menu-items.ts'

const english = await textsIn(englishTexts, 'english')
const shellEnglish = await textsIn(shellEnglishTexts, 'english')

/** Holds the addresses that the specification gives to the menus. */
const specified = new Set([
	...['/prelims', '/prelims-syllabus', '/prelims-syllabus-strategy', '/prelims-practice', '/prelims-miq'],
	...['/prelims-mock-tests', '/mains', '/mains-syllabus', '/mains-strategy', '/mains-practice', '/mains-mock-tests'],
	...['/answer-writing-practice', '/daily-evalution-plan', '/dmpp', '/resources', '/resources/quick-revision'],
	...['/resources/books/rbse', '/resources/books/ncert', '/resources/books/ignou', '/resources/books/nios'],
	...['/resources/toppers-copies', '/resources/pyqs', '/coming-soon', '/mains-answer-enrichment-capsule-select'],
	...['/mind-map-select', '/to-the-point-select', '/learning-through-map-select', '/infographics-select'],
])

const all = Object.values(menuEntries)
const hrefsOf = (name: keyof typeof menuEntries) => menuEntries[name].map(({ href }) => href)

describe('the menus', () => {
	it('lead to specified pages only, and to each of them', () => {
		expect(new Set(all.flat().map(({ href }) => href))).toEqual(specified)
	})

	it('hold what the specification names, in the test series and the special menu exactly', () => {
		expect(menus.map(({ name }) => shellEnglish.menus[name])).toEqual([
			'Prelims',
			'Mains',
			'Resources',
			'Test Series',
			'RAS Special',
		])
		expect(hrefsOf('testSeries')).toEqual(['/coming-soon', '/coming-soon', '/coming-soon'])
		expect(hrefsOf('rasSpecial')).toEqual([
			'/resources/quick-revision',
			'/mains-answer-enrichment-capsule-select',
			'/mind-map-select',
			'/to-the-point-select',
			'/learning-through-map-select',
			'/infographics-select',
		])
	})

	it('have a name, a line of help and an icon for each entry in both languages', () => {
		for (const { name, icon } of all.flat()) {
			expect(icon).toMatch(/^M/)
			for (const text of [english.entries[name], hindi.entries[name]]) {
				expect(text.name.trim()).not.toBe('')
				expect(text.help.trim()).not.toBe('')
			}
			expect(hindi.entries[name].help).toMatch(/\p{Script=Devanagari}/u)
		}
	})

	it('name no two entries of one menu alike', () => {
		for (const texts of [english, hindi]) {
			for (const entries of all) {
				expect(new Set(entries.map(({ name }) => texts.entries[name].name)).size).toBe(entries.length)
			}
		}
	})
})

describe('the menu of a page', () => {
	it.each([
		['/prelims-miq', 'prelims'],
		['/mains', 'mains'],
		['/mains-questions', 'mains'],
		['/answer-writing-practice/a-question', 'mains'],
		['/daily-evalution-plan', 'mains'],
		['/dmpp-routine', 'mains'],
		['/resources/quick-revision', 'resources'],
		['/mains-answer-enrichment-capsule/paper1', 'rasSpecial'],
		['/mains-answer-enrichment-capsule-select', 'rasSpecial'],
		['/learning-through-map/7', 'rasSpecial'],
		['/coming-soon', 'testSeries'],
		['/current-affairs', null],
		['/mainstream', null],
		['/', null],
	])('%s is %s', (pathname, name) => {
		expect(menuOf(pathname)).toBe(name)
	})
})

describe('the entry of a role', () => {
	const lastFor = (role: Parameters<typeof siteMenuItems>[0]['role']) =>
		siteMenuItems({ texts: shellEnglish, pathname: '/', role, entryTexts: english }).at(-1)

	it('is the last, leads to their work, and is on narrow screens for ADMIN only', () => {
		expect(lastFor('ADMIN')).toEqual({ label: 'Admin', href: '/admin', isCurrent: false })
		expect(lastFor('EVALUATION_ADMIN')).toEqual({
			label: 'EVALUATION_ADMIN',
			href: '/admin/daily-evaluation',
			isCurrent: false,
			isWideOnly: true,
		})
		expect(lastFor('CONTENT_ADMIN')).toEqual({
			label: 'CONTENT_ADMIN',
			href: '/answer-writing-practice',
			isCurrent: false,
			isWideOnly: true,
		})
	})

	it('is not there for learners and for nobody', () => {
		for (const role of ['LEARNER', null] as const) expect(lastFor(role)).toMatchObject({ href: '/current-affairs' })
	})
})
