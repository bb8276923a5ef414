import { type MainsTab, mainsTabs, type PrelimsTab, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** The tabs of the strategy have places inside the two strategy pages, and on pages of their own. */

export const prelimsPath = '/prelims-syllabus-strategy'
export const mainsPath = '/mains-syllabus-strategy'

export const tabPages = {
	'/prelims-success-tips': { stage: 'prelims', tab: 'success-tips' },
	'/prelims-high-probability': { stage: 'prelims', tab: 'high-probability-areas' },
	'/prelims-faq': { stage: 'prelims', tab: 'faq' },
	'/mains-answer-writing': { stage: 'mains', tab: 'answer-writing' },
	'/mains-exam-hall-tips': { stage: 'mains', tab: 'exam-hall-tips' },
	'/mains-faq': { stage: 'mains', tab: 'faq' },
} as const satisfies Record<string, { stage: 'prelims'; tab: PrelimsTab } | { stage: 'mains'; tab: MainsTab }>

export type TabPagePath = keyof typeof tabPages

/** The first tab and the first part have the plain address. */
export function prelimsTabLink(tab: PrelimsTab): LinkTarget {
	return { to: prelimsPath, ...(tab !== prelimsTabs[0] && { search: { tab } }), resetScroll: false }
}

export function mainsPartLink(part: MainsPart): LinkTarget {
	return { to: mainsPath, ...(part === 'strategy' && { search: { tab: part } }), resetScroll: false }
}

export function mainsSectionLink(section: MainsTab): LinkTarget {
	const search = { tab: 'strategy', ...(section !== mainsTabs[0] && { section }) }
	return { to: mainsPath, search, resetScroll: false }
}

/** Leads to the page of its own that a tab has, else to its place on the strategy page. */
export function tabPageLink(
	wanted: { stage: 'prelims'; tab: PrelimsTab } | { stage: 'mains'; tab: MainsTab },
): LinkTarget {
	const own = Object.entries(tabPages).find(([, { stage, tab }]) => stage === wanted.stage && tab === wanted.tab)
	if (own) return { to: own[0], resetScroll: false }
	return wanted.stage === 'prelims' ? prelimsTabLink(wanted.tab) : mainsSectionLink(wanted.tab)
}

export type MainsPart = 'syllabus' | 'strategy'

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
	values.some((known) => known === value)

/** An address may ask for this, as it was typed. */
export interface RawSearch {
	tab?: unknown
	section?: unknown
}

/** Reads which tab the address of the prelims strategy asks for: the first one where it names none that there is. */
export function readPrelimsSearch({ tab }: RawSearch): PrelimsTab {
	return isOneOf(prelimsTabs, tab) ? tab : prelimsTabs[0]
}

/** Reads the same of the mains: which part, and which tab of the strategy. */
export function readMainsSearch({ tab, section }: RawSearch): {
	part: MainsPart
	section: MainsTab
} {
	return {
		part: tab === 'strategy' ? tab : 'syllabus',
		section: isOneOf(mainsTabs, section) ? section : mainsTabs[0],
	}
}
