/**
 * Says what each menu of the header holds, and where it leads. The names and the lines of help are in `frame-
 * messages.en.ts` and `frame-messages.hi.ts` under the same keys.
 */

import {
	bookIcon,
	bookOpenIcon,
	calendarCheckIcon,
	chartColumnIcon,
	chartLineIcon,
	clipboardCheckIcon,
	clipboardListIcon,
	clockIcon,
	fileClockIcon,
	graduationCapIcon,
	imageIcon,
	libraryIcon,
	lightbulbIcon,
	listChecksIcon,
	listIcon,
	mapIcon,
	networkIcon,
	notebookPenIcon,
	squarePenIcon,
	starIcon,
	targetIcon,
	zapIcon,
} from '#web/ui/icons.ts'
import type { SiteMenuEntry } from '#web/ui/site-menu.ts'
import type { FrameMessages } from './frame-messages.en.ts'
import type { MenuName } from './menus.ts'

interface EntryPlan {
	name: keyof FrameMessages['entries']
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

export function entriesOf(menu: MenuName, texts: FrameMessages, pathname: string): SiteMenuEntry[] {
	const plan = menuEntries[menu]
	const current = isOnlyOne(plan, pathname) ? pathname : null
	return plan.map(({ name, href, icon }) => ({
		label: texts.entries[name].name,
		help: texts.entries[name].help,
		icon,
		href,
		isCurrent: href === current,
	}))
}

/** Three entries of the test series lead to one page; none of them is more that page than the others. */
function isOnlyOne(plan: EntryPlan[], href: string): boolean {
	return plan.filter((entry) => entry.href === href).length === 1
}
