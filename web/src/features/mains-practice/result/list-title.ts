import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'

/** The list of which a quiz was taken, its names in the page's language; null: all of them. */
export interface ListNames {
	tab: MainsTab
	year: number | null
	subjectName: string | null
	topicName: string | null
}

/** 'PYQ · 2024 · Environment · Biodiversity'. */
export function listTitle({ tab, year, subjectName, topicName }: ListNames, tabs: Record<MainsTab, string>): string {
	return [tabs[tab], year, subjectName, topicName].filter((part) => part !== null).join(' · ')
}
