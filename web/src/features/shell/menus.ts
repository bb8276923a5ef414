/**
 * The menus of the header: what each holds, where it leads, and which pages belong to it. The names and the lines of help are
 * in `messages.en.ts` and `messages.hi.ts` under the same keys.
 */

import { bookIcon } from '#web/ui/icons/book.ts'
import { bookOpenIcon } from '#web/ui/icons/book-open.ts'
import { calendarCheckIcon } from '#web/ui/icons/calendar-check.ts'
import { chartColumnIcon } from '#web/ui/icons/chart-column.ts'
import { chartLineIcon } from '#web/ui/icons/chart-line.ts'
import { clipboardCheckIcon } from '#web/ui/icons/clipboard-check.ts'
import { clipboardListIcon } from '#web/ui/icons/clipboard-list.ts'
import { clockIcon } from '#web/ui/icons/clock.ts'
import { fileClockIcon } from '#web/ui/icons/file-clock.ts'
import { graduationCapIcon } from '#web/ui/icons/graduation-cap.ts'
import { imageIcon } from '#web/ui/icons/image.ts'
import { libraryIcon } from '#web/ui/icons/library.ts'
import { lightbulbIcon } from '#web/ui/icons/lightbulb.ts'
import { listIcon } from '#web/ui/icons/list.ts'
import { listChecksIcon } from '#web/ui/icons/list-checks.ts'
import { mapIcon } from '#web/ui/icons/map.ts'
import { networkIcon } from '#web/ui/icons/network.ts'
import { notebookPenIcon } from '#web/ui/icons/notebook-pen.ts'
import { squarePenIcon } from '#web/ui/icons/square-pen.ts'
import { starIcon } from '#web/ui/icons/star.ts'
import { targetIcon } from '#web/ui/icons/target.ts'
import { zapIcon } from '#web/ui/icons/zap.ts'
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
		{ name: 'prelims', href: '/prelims', icon: bookOpenIcon },
		{ name: 'prelimsSyllabus', href: '/prelims-syllabus', icon: listIcon },
		{ name: 'prelimsStrategy', href: '/prelims-syllabus-strategy', icon: targetIcon },
		{ name: 'prelimsPractice', href: '/prelims-practice', icon: listChecksIcon },
		{ name: 'prelimsMiq', href: '/prelims-miq', icon: starIcon },
		{ name: 'prelimsMockTests', href: '/prelims-mock-tests', icon: clockIcon },
	],
}

const mains: MenuPlan = {
	name: 'mains',
	places: ['/mains', '/answer-writing-practice', '/daily-evalution-plan', '/dmpp'],
	entries: [
		{ name: 'mains', href: '/mains', icon: bookOpenIcon },
		{ name: 'mainsSyllabus', href: '/mains-syllabus', icon: listIcon },
		{ name: 'mainsStrategy', href: '/mains-strategy', icon: targetIcon },
		{ name: 'mainsPractice', href: '/mains-practice', icon: fileClockIcon },
		{ name: 'answerWriting', href: '/answer-writing-practice', icon: squarePenIcon },
		{ name: 'dailyEvaluation', href: '/daily-evalution-plan', icon: calendarCheckIcon },
		{ name: 'dmpp', href: '/dmpp', icon: notebookPenIcon },
		{ name: 'mainsMockTests', href: '/mains-mock-tests', icon: clockIcon },
	],
}

const resources: MenuPlan = {
	name: 'resources',
	places: ['/resources'],
	entries: [
		{ name: 'resources', href: '/resources', icon: libraryIcon },
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: zapIcon },
		{ name: 'rbse', href: '/resources/books/rbse', icon: bookIcon },
		{ name: 'ncert', href: '/resources/books/ncert', icon: bookIcon },
		{ name: 'ignou', href: '/resources/books/ignou', icon: bookIcon },
		{ name: 'nios', href: '/resources/books/nios', icon: bookIcon },
		{ name: 'toppersCopies', href: '/resources/toppers-copies', icon: graduationCapIcon },
		{ name: 'pyqs', href: '/resources/pyqs', icon: fileClockIcon },
	],
}

const testSeries: MenuPlan = {
	name: 'testSeries',
	places: ['/coming-soon'],
	entries: [
		{ name: 'performanceAnalysis', href: '/coming-soon', icon: chartLineIcon },
		{ name: 'rankingSystem', href: '/coming-soon', icon: chartColumnIcon },
		{ name: 'testSeries', href: '/coming-soon', icon: clipboardCheckIcon },
	],
}

const rasSpecial: MenuPlan = {
	name: 'rasSpecial',
	places: ['/mains-answer-enrichment-capsule', '/mind-map', '/to-the-point', '/learning-through-map', '/infographics'],
	entries: [
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: zapIcon },
		{ name: 'capsules', href: '/mains-answer-enrichment-capsule-select', icon: lightbulbIcon },
		{ name: 'mindMaps', href: '/mind-map-select', icon: networkIcon },
		{ name: 'toThePoint', href: '/to-the-point-select', icon: clipboardListIcon },
		{ name: 'learningThroughMaps', href: '/learning-through-map-select', icon: mapIcon },
		{ name: 'infographics', href: '/infographics-select', icon: imageIcon },
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
