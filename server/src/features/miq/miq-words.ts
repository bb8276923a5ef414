import type { Bilingual } from '@aravalli/shared/language'
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
