import type { Bilingual } from '@aravalli/shared/language'
import type { MiqPaper } from '@aravalli/shared/miq/question'
import { answerSheetWords } from '../../platform/pdf/answer-sheet.ts'

/** Holds what the server itself says about these questions: in PDF files and pictures. */
export const miqWords = {
	english: {
		...answerSheetWords.english,
		section: 'Most Important Questions',
		paper: 'Paper',
		subject: 'Subject',
		year: 'Year',
		duration: 'Time',
		mostImportant: 'Most Important',
		noAnswer: 'Answer not available',
	},
	hindi: {
		...answerSheetWords.hindi,
		section: 'सर्वाधिक महत्त्वपूर्ण प्रश्न',
		paper: 'प्रश्नपत्र',
		subject: 'विषय',
		year: 'वर्ष',
		duration: 'समय',
		mostImportant: 'सर्वाधिक महत्त्वपूर्ण',
		noAnswer: 'उत्तर उपलब्ध नहीं है',
	},
} satisfies Bilingual<object>

export const paperNames: Record<MiqPaper, Bilingual> = {
	GS_PAPER_1: { english: 'GS Paper 1', hindi: 'सा. अध्ययन 1' },
	GS_PAPER_2: { english: 'GS Paper 2', hindi: 'सा. अध्ययन 2' },
	GS_PAPER_3: { english: 'GS Paper 3', hindi: 'सा. अध्ययन 3' },
	GS_PAPER_4: { english: 'GS Paper 4', hindi: 'सा. अध्ययन 4' },
	ESSAY: { english: 'Essay', hindi: 'निबंध' },
	MONTHLY_CONSOLIDATION: { english: 'Monthly Consolidation', hindi: 'मासिक समेकन' },
	PRAKARAM_2025_26: { english: 'Prakaram 2025-26', hindi: 'प्रक्रम 2025-26' },
}
