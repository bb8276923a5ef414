import { readFileSync } from 'node:fs'
import type { Language } from '@aravalli/shared/language'
import { questionSheet, type SheetQuestion } from './question-sheet.ts'

const source = readFileSync(new URL('./question-sheet.typ', import.meta.url), 'utf8')

/** Marks that turn the direction of writing: nothing to see, and Typst fails over them in a narrow column. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A space of no width goes after each of these: they all fit on a line, and a mark stays with its letter. */
const longWordPart = /\S{36}\p{M}*/gu

/**
 * The question as an answer-book sheet, for the PDF renderer.
 *
 * @param origin the public origin, without a trailing slash
 */
export function questionPdf(question: SheetQuestion, language: Language, origin: string) {
	return { source, inputs: { sheet: JSON.stringify(questionSheet(question, language, origin), printable) } }
}

/**
 * Lets words be broken that would leave the page, except in the address, which is there to be copied; and repairs half
 * surrogate pairs, which Typst's JSON reader refuses.
 */
function printable(key: string, value: unknown): unknown {
	if (typeof value !== 'string') return value
	const text = value
		.toWellFormed()
		.replace(directionMarks, '')
		.replace(/\p{Cc}/gu, ' ')
	return key === 'address' ? text : text.replace(longWordPart, '$&\u200B')
}
