/**
 * Lists the parts of the strategy for each stage of the examination, in the order of their tabs. The first is shown where none is named.
 */
export const prelimsTabs = ['strategy', 'success-tips', 'high-probability-areas', 'exam-hall-tips', 'faq'] as const

export const mainsTabs = [
	'answer-writing',
	'gs-paper-1',
	'gs-paper-2',
	'gs-paper-3',
	'gs-paper-4',
	'exam-hall-tips',
	'faq',
] as const

export type PrelimsTab = (typeof prelimsTabs)[number]
export type MainsTab = (typeof mainsTabs)[number]

/** Lists those that have public pages of their own. The others need a sign-in. */
const openMainsTabs: readonly MainsTab[] = ['answer-writing', 'exam-hall-tips', 'faq']

export function isOpenMainsTab(tab: MainsTab): boolean {
	return openMainsTabs.includes(tab)
}
