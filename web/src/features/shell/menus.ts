/**
 * The menus of the header: what each holds, where it leads, and which pages belong to it. The names and the lines of help are
 * in `messages.en.ts` and `messages.hi.ts` under the same keys.
 */
import * as icons from '#web/ui/icons.ts'
import type { ShellMessages } from './messages.ts'

export type MenuName = keyof ShellMessages['menus']
export type EntryName = keyof ShellMessages['entries']

export interface MenuPlan {
	name: MenuName
	/** Beginnings of the addresses that belong to the menu, each a whole word: '/mains' is also '/mains-practice'. */
	places: string[]
	entries: { name: EntryName; href: string; icon: string }[]
}

const prelims: MenuPlan = {
	name: 'prelims',
	places: ['/prelims'],
	entries: [
		{ name: 'prelims', href: '/prelims', icon: icons.bookOpenIcon },
		{ name: 'prelimsSyllabus', href: '/prelims-syllabus', icon: icons.listIcon },
		{ name: 'prelimsStrategy', href: '/prelims-syllabus-strategy', icon: icons.targetIcon },
		{ name: 'prelimsPractice', href: '/prelims-practice', icon: icons.listChecksIcon },
		{ name: 'prelimsMiq', href: '/prelims-miq', icon: icons.starIcon },
		{ name: 'prelimsMockTests', href: '/prelims-mock-tests', icon: icons.clockIcon },
	],
}

const mains: MenuPlan = {
	name: 'mains',
	places: ['/mains', '/answer-writing-practice', '/daily-evalution-plan', '/dmpp'],
	entries: [
		{ name: 'mains', href: '/mains', icon: icons.bookOpenIcon },
		{ name: 'mainsSyllabus', href: '/mains-syllabus', icon: icons.listIcon },
		{ name: 'mainsStrategy', href: '/mains-strategy', icon: icons.targetIcon },
		{ name: 'mainsPractice', href: '/mains-practice', icon: icons.fileClockIcon },
		{ name: 'answerWriting', href: '/answer-writing-practice', icon: icons.squarePenIcon },
		{ name: 'dailyEvaluation', href: '/daily-evalution-plan', icon: icons.calendarCheckIcon },
		{ name: 'dmpp', href: '/dmpp', icon: icons.notebookPenIcon },
		{ name: 'mainsMockTests', href: '/mains-mock-tests', icon: icons.clockIcon },
	],
}

const resources: MenuPlan = {
	name: 'resources',
	places: ['/resources'],
	entries: [
		{ name: 'resources', href: '/resources', icon: icons.libraryIcon },
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: icons.zapIcon },
		{ name: 'rbse', href: '/resources/books/rbse', icon: icons.bookIcon },
		{ name: 'ncert', href: '/resources/books/ncert', icon: icons.bookIcon },
		{ name: 'ignou', href: '/resources/books/ignou', icon: icons.bookIcon },
		{ name: 'nios', href: '/resources/books/nios', icon: icons.bookIcon },
		{ name: 'toppersCopies', href: '/resources/toppers-copies', icon: icons.graduationCapIcon },
		{ name: 'pyqs', href: '/resources/pyqs', icon: icons.fileClockIcon },
	],
}

const testSeries: MenuPlan = {
	name: 'testSeries',
	places: ['/coming-soon'],
	entries: [
		{ name: 'performanceAnalysis', href: '/coming-soon', icon: icons.chartLineIcon },
		{ name: 'rankingSystem', href: '/coming-soon', icon: icons.chartColumnIcon },
		{ name: 'testSeries', href: '/coming-soon', icon: icons.clipboardCheckIcon },
	],
}

const rasSpecial: MenuPlan = {
	name: 'rasSpecial',
	places: ['/mains-answer-enrichment-capsule', '/mind-map', '/to-the-point', '/learning-through-map', '/infographics'],
	entries: [
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: icons.zapIcon },
		{ name: 'capsules', href: '/mains-answer-enrichment-capsule-select', icon: icons.lightbulbIcon },
		{ name: 'mindMaps', href: '/mind-map-select', icon: icons.networkIcon },
		{ name: 'toThePoint', href: '/to-the-point-select', icon: icons.clipboardListIcon },
		{ name: 'learningThroughMaps', href: '/learning-through-map-select', icon: icons.mapIcon },
		{ name: 'infographics', href: '/infographics-select', icon: icons.imageIcon },
	],
}

export const menus: MenuPlan[] = [prelims, mains, resources, testSeries, rasSpecial]

export const currentAffairs = '/current-affairs'

/** The menu that a page belongs to: the one with the longest beginning of its address, or none. */
export function menuOf(pathname: string): MenuName | null {
	const fitting = menus
		.flatMap(({ name, places }) => places.map((place) => ({ name, place })))
		.filter(({ place }) => isWithin(pathname, place))
	return fitting.sort((a, b) => b.place.length - a.place.length)[0]?.name ?? null
}

/** '/mains' holds itself, '/mains/…' and '/mains-…', and not '/mainstream'. */
export function isWithin(pathname: string, place: string): boolean {
	return pathname === place || pathname.startsWith(`${place}/`) || pathname.startsWith(`${place}-`)
}
