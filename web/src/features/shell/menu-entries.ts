/**
 * Says what each menu of the header holds, and where it leads: what is there first, then what is coming. The names and the lines of help
 * are in `frame-messages.en.ts` and `frame-messages.hi.ts` under the same keys.
 */

import { isSoon } from '#web/lib/soon-pages.ts'
import {
	bookOpenIcon,
	calendarCheckIcon,
	clipboardListIcon,
	clockIcon,
	fileClockIcon,
	graduationCapIcon,
	imageIcon,
	lightbulbIcon,
	listChecksIcon,
	listIcon,
	mapIcon,
	networkIcon,
	notebookPenIcon,
	rotateCwIcon,
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
	/** It is another view of what the entry above leads to. */
	isView?: boolean
}

export const menuEntries: Record<MenuName, readonly EntryPlan[]> = {
	prelims: [
		{ name: 'prelims', href: '/prelims', icon: bookOpenIcon },
		{ name: 'prelimsSyllabus', href: '/prelims-syllabus', icon: listIcon },
		{ name: 'prelimsStrategy', href: '/prelims-syllabus-strategy', icon: targetIcon },
		{ name: 'revision', href: '/revision', icon: rotateCwIcon },
		{ name: 'prelimsMockTests', href: '/prelims-mock-tests', icon: clockIcon },
		{ name: 'prelimsPractice', href: '/prelims-practice', icon: listChecksIcon },
		{ name: 'prelimsMiq', href: '/prelims-miq', icon: starIcon },
	],
	mains: [
		{ name: 'mains', href: '/mains', icon: bookOpenIcon },
		{ name: 'mainsPractice', href: '/mains-practice', icon: fileClockIcon },
		{ name: 'answerWriting', href: '/answer-writing-practice', icon: squarePenIcon, isView: true },
		{ name: 'mainsMiq', href: '/mains-miq', icon: starIcon, isView: true },
		{ name: 'mainsQuestions', href: '/mains-questions', icon: listChecksIcon, isView: true },
		{ name: 'mainsSyllabus', href: '/mains-syllabus', icon: listIcon },
		{ name: 'mainsStrategy', href: '/mains-strategy', icon: targetIcon },
		{ name: 'dmpp', href: '/dmpp', icon: notebookPenIcon },
		{ name: 'courses', href: '/courses', icon: graduationCapIcon },
		{ name: 'dailyEvaluation', href: '/daily-evalution-plan', icon: calendarCheckIcon },
		{ name: 'mainsMockTests', href: '/mains-mock-tests', icon: clockIcon },
	],
	rasSpecial: [
		{ name: 'toThePoint', href: '/to-the-point-select', icon: clipboardListIcon },
		{ name: 'learningThroughMaps', href: '/learning-through-map-select', icon: mapIcon },
		{ name: 'mindMaps', href: '/mind-map-select', icon: networkIcon },
		{ name: 'infographics', href: '/infographics-select', icon: imageIcon },
		{ name: 'capsules', href: '/mains-answer-enrichment-capsule-select', icon: lightbulbIcon },
		{ name: 'quickRevision', href: '/resources/quick-revision', icon: zapIcon },
	],
}

export function entriesOf(menu: MenuName, texts: FrameMessages, pathname: string): SiteMenuEntry[] {
	return menuEntries[menu].map(({ name, href, icon, isView = false }) => ({
		label: texts.entries[name].name,
		help: texts.entries[name].help,
		icon,
		href,
		isCurrent: href === pathname,
		isSoon: isSoon(href),
		isView,
	}))
}
