import { type MainsTab, mainsTabs, type PrelimsTab, prelimsTabs } from '@aravalli/shared/strategy/tabs'

/** The address of the prelims strategy says this; what is missing has its default: the first tab. */
export interface PrelimsSearch {
	tab?: PrelimsTab | undefined
}

/** The address of the mains strategy says this; what is missing has its default: the syllabus, and the first tab of the strategy. */
export interface MainsSearch {
	tab?: 'strategy' | undefined
	section?: MainsTab | undefined
}

/** Holds what the address of any page of the strategy may say; most pages have nothing to read. */
export interface StrategySearch {
	tab?: PrelimsSearch['tab'] | MainsSearch['tab']
	section?: MainsSearch['section']
}

/** The first tab counts as missing, so that it has the plain address. */
const laterTab = <T extends string>(tabs: readonly T[], value: unknown): T | undefined =>
	tabs.slice(1).find((known) => known === value)

/**
 * Reads the address. An unknown tab counts as missing.
 *
 * Each key is named in the result, here and below, because the router keeps the raw value of a key that is not.
 */
export function readPrelimsSearch({ tab }: { tab?: unknown }): PrelimsSearch {
	return { tab: laterTab(prelimsTabs, tab) }
}

/** Reads the same of the mains: which part, and which tab of the strategy. */
export function readMainsSearch({ tab, section }: { tab?: unknown; section?: unknown }): MainsSearch {
	return { tab: tab === 'strategy' ? tab : undefined, section: laterTab(mainsTabs, section) }
}
