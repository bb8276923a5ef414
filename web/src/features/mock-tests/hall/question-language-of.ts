import type { Language } from '@aravalli/shared/language'
import type { HallQuestion } from '@aravalli/shared/mock-tests/contract'

/** Says in which language a question is read: in its own choice, else in that of the page; in English where it has no other. */
export function languageOf(question: Pick<HallQuestion, 'hindi'>, chosen: Language | null, page: Language): Language {
	return question.hindi ? (chosen ?? page) : 'english'
}
