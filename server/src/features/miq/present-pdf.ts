import { readFileSync } from 'node:fs'
import type { Language } from '@aravalli/shared/language'
import { answerSheet } from '../../platform/pdf/answer-sheet.ts'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import { questionSheet, type SheetQuestion } from './question-sheet.ts'

const source = answerSheet + readFileSync(new URL('./question-sheet.typ', import.meta.url), 'utf8')

/**
 * Lays the questions out with their model answers for the PDF renderer.
 * @param origin the public origin, without a trailing slash
 */
export function questionPdf(question: SheetQuestion, language: Language, origin: string) {
	return { source, inputs: { sheet: printableJson(questionSheet(question, language, origin), ['address']) } }
}
