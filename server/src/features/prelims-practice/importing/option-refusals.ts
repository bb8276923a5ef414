import type { ContentProblem } from '@aravalli/shared/content/content'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { languages } from '@aravalli/shared/language'
import { keyOptions } from '@aravalli/shared/questions/answer-options'

/** A question that comes from a file has all four options in a language, or nothing of that language. */
export function optionRefusals(copy: AnyCopy): ContentProblem[] {
	return languages.flatMap((language) => {
		const texts = copy[language] as Record<string, string>
		const missing = keyOptions.filter((letter) => texts[`option${letter}`] === '')
		const isEmpty = missing.length === keyOptions.length && texts.question === ''
		const [first] = missing
		if (first === undefined || isEmpty) return []
		const limit = keyOptions.length - missing.length
		return [{ path: `${language}.option${first}`, code: 'options-missing', limit }]
	})
}
