import type { Language } from '@aravalli/shared/language'
import { paperNames } from '@aravalli/shared/miq/paper-names'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { MiqItem } from './miq-kind.ts'
import { miqWords } from './miq-words.ts'

/** The first question stands for all, as in the list. */
export function questionCard({ common, texts }: MiqItem, language: Language): SharingCard {
	const m = miqWords[language]
	return {
		title: texts.parts[0]?.question ?? '',
		note: `${paperNames[common.paperCategory][language]} · ${m.section}`,
		marks: { number: String(common.marks), word: m.marks(common.marks) },
		language,
	}
}
