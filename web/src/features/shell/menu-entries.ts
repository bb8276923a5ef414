/**
 * What each menu of the header holds, and where it leads. The names and the lines of help are in `late-messages.en.ts` and
 * `late-messages.hi.ts` under the same keys.
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
import type { SiteMenuEntry } from '#web/ui/site-menu.ts'
import type { LateMessages } from './late-messages.ts'
import type { MenuName } from './menus.ts'

interface EntryPlan {
	name: keyof LateMessages['entries']
	href: string
	icon: string
}

export const menuEntries: Record<MenuName, EntryPlan[]> = {
	prelims: [
		{ name: 'prelims', href: '/prelims', icon: bookOpenIcon },
		{ name: 'prelimsSyllabus', href: '/prelims-syllabus', icon: listIcon },
		{ name: 'prelimsStrategy', href: '/prelims-syllabus-strategy', icon: targetIcon },
		{ name: 'prelimsPractice', href: '/prelims-practice', icon: listChecksIcon },
		{ name: 'prelimsMiq', href: '/prelims-miq', icon: starIcon },
		{ name: 'prelimsMockTests', href: '/prelims-mock-tests', icon: clockIcon },
	],
	mains: [
		{ name: 'mains', href: '/mains', icon: bookOpenIcon },
		{ name: 'mainsSyllabus', href: '/mains-syllabus', icon: listIcon },
		{ name: 'mainsStrategy', href: '/mains-strategy', icon: targetIcon },
		{ name: 'mainsPractice', href: '/mains-practice', icon: fileClockIcon },
		{ name: 'answerWriting', href: '/answer-writing-practice', icon: squarePenIcon },
		{ name: 'dailyEvaluation', href: '/daily-evalution-plan', icon: calendarCheckIcon },
		{ name: 'dmpp', href: '/dmpp', icon: notebookPenIcon },
		{ name: 'mainsMockTests', href: '/mains-mock-tests', icon: clockIcon },
	],
	resources: [
		{ name: 'resources', href: '/resources', icon: libraryIcon },
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: zapIcon },
		{ name: 'rbse', href: '/resources/books/rbse', icon: bookIcon },
		{ name: 'ncert', href: '/resources/books/ncert', icon: bookIcon },
		{ name: 'ignou', href: '/resources/books/ignou', icon: bookIcon },
		{ name: 'nios', href: '/resources/books/nios', icon: bookIcon },
		{ name: 'toppersCopies', href: '/resources/toppers-copies', icon: graduationCapIcon },
		{ name: 'pyqs', href: '/resources/pyqs', icon: fileClockIcon },
	],
	testSeries: [
		{ name: 'performanceAnalysis', href: '/coming-soon', icon: chartLineIcon },
		{ name: 'rankingSystem', href: '/coming-soon', icon: chartColumnIcon },
		{ name: 'testSeries', href: '/coming-soon', icon: clipboardCheckIcon },
	],
	rasSpecial: [
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: zapIcon },
		{ name: 'capsules', href: '/mains-answer-enrichment-capsule-select', icon: lightbulbIcon },
		{ name: 'mindMaps', href: '/mind-map-select', icon: networkIcon },
		{ name: 'toThePoint', href: '/to-the-point-select', icon: clipboardListIcon },
		{ name: 'learningThroughMaps', href: '/learning-through-map-select', icon: mapIcon },
		{ name: 'infographics', href: '/infographics-select', icon: imageIcon },
	],
}

const madeOf = new WeakMap<LateMessages, Map<string, SiteMenuEntry[]>>()

/** Made once for each language and current entry. */
export function entriesOf(menu: MenuName, texts: LateMessages, pathname: string): SiteMenuEntry[] {
	const plan = menuEntries[menu]
	const current = isOnlyOne(plan, pathname) ? pathname : null
	const made = madeOf.get(texts) ?? new Map<string, SiteMenuEntry[]>()
	madeOf.set(texts, made)
	const key = `${menu} ${current ?? ''}`
	const entries =
		made.get(key) ??
		plan.map(({ name, href, icon }) => ({
			label: texts.entries[name].name,
			help: texts.entries[name].help,
			icon,
			href,
			isCurrent: href === current,
		}))
	made.set(key, entries)
	return entries
}

/** Three entries of the test series lead to one page; none of them is more that page than the others. */
function isOnlyOne(plan: EntryPlan[], href: string): boolean {
	return plan.filter((entry) => entry.href === href).length === 1
}
