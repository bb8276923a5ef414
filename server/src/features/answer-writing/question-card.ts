import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { Language } from '@aravalli/shared/language'
import type { SharingCard } from '../../platform/sharing/sharing-card.ts'
import type { QuestionItem } from './question-kind.ts'
import { sheetWords } from './question-sheet.ts'

export function questionCard({ common, texts }: QuestionItem, language: Language): SharingCard {
	const m = sheetWords[language]
	return {
		title: texts.questionText,
		note: `${paperNames[common.paperCategory][language]} · ${m.section}`,
		marks: { number: String(common.marks), word: m.marks(common.marks) },
		language,
	}
}
