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

export function mainsPartLink(part: 'syllabus' | 'strategy'): LinkTarget {
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
