import { looksLegacy } from '@aravalli/shared/content/legacy-fonts/looks-legacy'
import { krutiDevToUnicode } from '@aravalli/shared/content/legacy-fonts/to-unicode'
import { textOf, type WordLine } from '../../../platform/spreadsheets/word-document.ts'

/** Is a line as it is read, and as it was typed where that was in a legacy font. */
export interface ReadLine {
	text: string
	typed: string | null
}

const legacyFont = /kruti|dev\s*lys/i

/** Reads what is in a legacy font by the name of the font, or where none is named by how it looks. */
export function readLine(line: WordLine): ReadLine {
	const typed = textOf(line)
	if (!line.some(({ font }) => font !== null && legacyFont.test(font)))
		return looksLegacy(typed) ? { text: krutiDevToUnicode(typed), typed } : { text: typed, typed: null }
	const text = line
		.map((run) => (run.font !== null && legacyFont.test(run.font) ? krutiDevToUnicode(run.text) : run.text))
		.join('')
	return { text, typed: text === typed ? null : typed }
}

/** A mark before a text, such as a letter in brackets, is never longer. */
const MARK_MAX = 40

/** Gives the end of a line: what comes after its mark. */
export function restOf({ text, typed }: ReadLine, rest: string): ReadLine {
	if (typed === null || rest === text) return { text: rest, typed }
	for (let at = 0; at <= Math.min(MARK_MAX, typed.length); at += 1)
		if (krutiDevToUnicode(typed.slice(at)).trim() === rest.trim()) return { text: rest, typed: typed.slice(at).trim() }
	return { text: rest, typed }
}
