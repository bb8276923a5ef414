import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'

/**
 * Gives a question that came with both languages in the one of the page: it is not asked for again when the reader
 * changes the language.
 */
export function inLanguage(question: MainsQuestionData, language: Language): MainsQuestionData {
	const { translations } = question
	if (!translations) return question
	const texts = (language === 'hindi' && translations.hindi) || translations.english
	return { ...question, ...texts, isFallback: language === 'hindi' && translations.hindi === null }
}
