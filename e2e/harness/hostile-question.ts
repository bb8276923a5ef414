import { questionLimits } from '../../shared/src/answer-writing/question-draft.ts'
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
	const { tags, tag, subCategory, questionText, answer } = questionLimits
	const texts = () => ({
		tags: Array.from({ length: tags }, () => fill(tag)),
		subCategory: fill(subCategory),
		questionText: fill(questionText, word),
		answer: fill(answer),
	})
	const content = { ...questionAbout(word), english: texts(), hindi: texts() }
	if (waiting.length > 0) throw new Error(`${waiting.length} vectors do not fit into the question`)
	return content
}
