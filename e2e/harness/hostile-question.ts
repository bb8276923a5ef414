import { answerWritingKind } from '../../shared/src/answer-writing/kind.ts'
import { cleanText } from '../../shared/src/clean-text.ts'
import { questionAbout } from './questions.ts'
import { xssVectors } from './xss-vectors.ts'

/** Makes a question that says all of the vectors, some in each field and language; `word` finds it. */
export function hostileQuestion(word: string) {
	const waiting = xssVectors.map((vector) => cleanText(vector)).filter((text) => text !== '')
	function fill(limit: number, start = ''): string {
		let text = start
		for (const vector of [...waiting]) {
			const longer = text ? `${text} ${vector}` : vector
			if (longer.length > limit) continue
			text = longer
			waiting.splice(waiting.indexOf(vector), 1)
		}
		return text
	}
	const { tags, subCategory, questionText, answer } = answerWritingKind.texts
	const texts = () => ({
		tags: Array.from({ length: tags.maxEntries }, () => fill(tags.max)),
		subCategory: fill(subCategory.max),
		// Shared links begin with it, within a script of the page's head.
		questionText: fill(questionText.max, `${word} </script><script>xssRan('data')</script><!--`),
		answer: fill(answer.max),
	})
	const content = { ...questionAbout(word), english: texts(), hindi: texts() }
	if (waiting.length > 0) throw new Error(`${waiting.length} vectors do not fit into the question`)
	return content
}
