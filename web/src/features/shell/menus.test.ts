import { findComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { isMenu } from '#web/ui/site-menu.ts'
import { messages as englishTexts } from './frame-messages.en.ts'
import { messages as hindi } from './frame-messages.hi.ts'
import { menuEntries } from './menu-entries.ts'
import { menuLinks, menuOf } from './menus.ts'
import { messages as shellEnglishTexts } from './messages.en.ts'
import { siteMenuItems } from './site-menu-items.ts'

const english = await textsIn(englishTexts, 'english')
const shellEnglish = await textsIn(shellEnglishTexts, 'english')

/** Holds the addresses that the specification gives to the menus. */
const specified = [
	...['/prelims', '/prelims-syllabus', '/prelims-syllabus-strategy', '/prelims-practice', '/prelims-miq'],
	...['/prelims-mock-tests', '/mains', '/mains-syllabus', '/mains-strategy', '/mains-practice', '/mains-mock-tests'],
	...['/answer-writing-practice', '/daily-evalution-plan', '/dmpp', '/resources', '/resources/quick-revision'],
	...['/coming-soon', '/mains-answer-enrichment-capsule-select', '/mind-map-select', '/to-the-point-select'],
	...['/learning-through-map-select', '/infographics-select', '/current-affairs'],
]
/** Were reached by guessing only, or from the home page. */
const further = ['/mains-miq', '/mains-questions', '/courses', '/revision']

const all = Object.values(menuEntries)
const page = { texts: shellEnglish, pathname: '/', entryTexts: english }

describe('the menus', () => {
	it('lead to specified pages, and to each of them', () => {
		const hrefs = [...all.flat(), ...menuLinks].map(({ href }) => href)
		expect(hrefs.sort()).toEqual([...specified, ...further].sort())
	})

	it('stand with what is built before what is coming, which is marked; an empty menu is one entry', () => {
		const items = siteMenuItems({ ...page, role: null })
		expect(items.map((item) => [item.label, isMenu(item) ? 'menu' : (item.isSoon ?? false)])).toEqual([
			['Prelims', 'menu'],
			['Mains', 'menu'],
			['RAS Special', 'menu'],
			['My progress', false],
			['Current Affairs', false],
			['Resources', false],
			['Test Series', true],
		])
		for (const { entries } of items.filter(isMenu)) {
			const marks = entries.map(({ href, isSoon }) => [href, isSoon])
			expect(marks).toEqual(entries.map(({ href }) => [href, findComingSoonPage(href) !== null]))
			expect(entries.map(({ isSoon }) => Number(isSoon))).toEqual(entries.map(({ isSoon }) => Number(isSoon)).sort())
		}
	})

	it('have one way to the questions of Mains, with the other lists as its views', () => {
		const mains = menuEntries.mains.map(({ href, isView = false }) => [href, isView])
		expect(mains.slice(1, 5)).toEqual([
			['/mains-practice', false],
			['/answer-writing-practice', true],
			['/mains-miq', true],
			['/mains-questions', true],
		])
	})

	it('lead to the own progress on narrow screens, before all else once somebody is signed in', () => {
		const first = (role: 'LEARNER' | null) => siteMenuItems({ ...page, role })[0]
		expect(first('LEARNER')).toMatchObject({ label: 'My progress', href: '/my-progress', isNarrowOnly: true })
		expect(first(null)).toMatchObject({ label: 'Prelims' })
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
		['/courses/foundation-course', 'mains'],
		['/dmpp-routine', 'mains'],
		['/resources/quick-revision', null],
		['/mains-answer-enrichment-capsule/paper1', 'rasSpecial'],
		['/mains-answer-enrichment-capsule-select', 'rasSpecial'],
		['/learning-through-map/7', 'rasSpecial'],
		['/coming-soon', null],
		['/current-affairs', null],
		['/mainstream', null],
		['/', null],
	])('%s is %s', (pathname, name) => {
		expect(menuOf(pathname)).toBe(name)
	})
})

describe('the entry of a role', () => {
	const lastFor = (role: Parameters<typeof siteMenuItems>[0]['role']) => siteMenuItems({ ...page, role }).at(-1)

	it('is the last, leads to their work, and is on narrow screens for ADMIN only', () => {
		expect(lastFor('ADMIN')).toEqual({ label: 'Admin', href: '/admin', isCurrent: false })
		expect(lastFor('EVALUATION_ADMIN')).toEqual({
			label: 'Evaluation admin',
			href: '/admin/daily-evaluation',
			isCurrent: false,
			isWideOnly: true,
		})
		expect(lastFor('CONTENT_ADMIN')).toEqual({
			label: 'Content admin',
			href: '/answer-writing-practice',
			isCurrent: false,
			isWideOnly: true,
		})
	})

	it('is not there for learners and for nobody', () => {
		for (const role of ['LEARNER', null] as const) expect(lastFor(role)).toMatchObject({ href: '/coming-soon' })
	})
})
