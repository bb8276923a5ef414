import { keyOptions } from '@aravalli/shared/questions/answer-options'

const letters: readonly string[] = keyOptions

/** Names the field that comes after one of an option: that of the next option, and after the last the explanation. Null: Enter is its own there. */
export function nextField(name: string): string | null {
	const [, language, part, letter] = /^(english|hindi)\.(option|why)([A-D])$/.exec(name) ?? []
	if (!language || !part || !letter) return null
	const next = keyOptions[letters.indexOf(letter) + 1]
	return `${language}.${next === undefined ? 'explanation' : part + next}`
}
