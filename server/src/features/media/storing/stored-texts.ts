import { cleanMediaTexts, type MediaTexts, mediaTextsProblem } from '@aravalli/shared/media/media'
import { invalidField } from '../../../platform/http/invalid-field.ts'
import { searchWords } from '../../../platform/search/search-words.ts'

/**
 * Gives the texts of a picture as they are stored, with the words by which it is found.
 *
 * @throws a refused field
 */
export function storedTexts(given: MediaTexts) {
	const texts = cleanMediaTexts(given)
	const problem = mediaTextsProblem(texts)
	if (problem) throw invalidField(problem.path, problem.code)
	const { name, alt } = texts
	const words = searchWords([name, alt.english, alt.hindi].join('\n'))
	return { name, altEnglish: alt.english, altHindi: alt.hindi, words }
}
