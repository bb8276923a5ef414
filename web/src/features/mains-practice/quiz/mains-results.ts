import type { Bilingual, Language } from '@aravalli/shared/language'
import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { NamedSourceOf, SourceOf } from '@aravalli/shared/quizzes/contract'
import { practicePath } from '../mains-links.ts'

const tabs: Record<MainsTab, Bilingual> = {
	practice: { english: 'Mains practice', hindi: 'मुख्य परीक्षा अभ्यास' },
	pyq: { english: 'PYQ', hindi: 'PYQ' },
	miq: { english: 'MIQ', hindi: 'MIQ' },
}

const setNames = {
	english: (set: number) => `Set ${set}`,
	hindi: (set: number) => `सेट ${set}`,
} satisfies Bilingual<unknown>

/** Gives results of the practice their words. */
export const mainsResults = {
	page: practicePath,
	toPage: { english: 'Go to Mains practice', hindi: 'मुख्य परीक्षा अभ्यास पर जाएँ' },

	/** Makes a title like 'PYQ · 2024 · Environment · Biodiversity'; a browser does not know the names of topics. */
	titleOf(source: SourceOf<'mains'> | NamedSourceOf<'mains'>, language: Language): string {
		const { tab, year, set, subject } = source
		const names =
			'subjectName' in source ? [source.subjectName, source.topicName] : [subject && subjectNames[subject][language]]
		const setName = set ? setNames[language](set) : null
		return [tabs[tab][language], year, setName, ...names].filter((part) => part !== null).join(' · ')
	},
}
