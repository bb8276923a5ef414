import { readFileSync } from 'node:fs'
import { answerSheet } from '../../platform/pdf/answer-sheet.ts'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'

const source = answerSheet + readFileSync(new URL('./receipt.typ', import.meta.url), 'utf8')

/** Lays a receipt out on the sheet of an answer book, for the PDF renderer. */
export function receiptPdf(sheet: ReceiptSheet) {
	return { source, inputs: { sheet: printableJson({ ...sheet, notice: null }, ['address']) } }
}
