import type { Language } from '@aravalli/shared/language'
import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import type { QuestionRow } from './tables.ts'

const LONGEST_LINE = 200

/** Says of a question what an editor tells it by. */
export function presentQuestion(row: QuestionRow, language: Language): PaperQuestion {
	const inLanguage = (english: string | null, hindi: string | null) => (language === 'hindi' && hindi) || english
	const [line = ''] = (inLanguage(row.english, row.hindi) ?? '').split('\n')
	const { id: questionId, subject: subjectId, difficulty, key, isDropped } = row
	return {
		...{ questionId, subjectId, difficulty, key, isDropped },
		text: line.slice(0, LONGEST_LINE),
		usedIn: inLanguage(row.paperEnglish, row.paperHindi),
	}
}
