/** Says what a receipt says, in the reader's words: the one source of the HTML document and of the PDF. */
import { brand } from '@aravalli/shared/brand'
import { formatDay } from '@aravalli/shared/format-day'
import { formatMoment } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Language, languageTags } from '@aravalli/shared/language'
import { formatRupees, lessOf } from '@aravalli/shared/money'
import { amountInWords } from '@aravalli/shared/receipts/amount-in-words'
import { receiptNumber } from './receipt-number.ts'
import { methodNames, receiptWords } from './receipt-words.ts'
import type { ReceiptRow } from './tables.ts'

export type ReceiptSheet = ReturnType<typeof receiptSheet>

/** @param origin the public origin, without a trailing slash */
export function receiptSheet(receipt: ReceiptRow, language: Language, origin: string) {
	const m = receiptWords[language]
	const number = receiptNumber(receipt.number)
	const day = indiaDay(receipt.paidAt)
	const [year, month, date] = day.split('-').map(Number)
	const name = brand.name[language]
	return {
		language: languageTags[language],
		brand: name,
		section: m.section,
		title: `${m.section} ${number} – ${name}`,
		tags: [],
		published: { year, month, day: date },
		page: m.page,
		address: `${origin}/payment-history`,
		heading: m.section,
		facts: factsOf(receipt, number, language),
		from: {
			label: m.from,
			lines: receipt.buyerName === null ? [m.closed] : [receipt.buyerName, receipt.buyerEmail ?? ''].filter(Boolean),
		},
		to: { label: m.to, lines: sellerLines(receipt, language) },
		sign: m.sign,
		item: { title: receipt.title[language], note: accessNote(receipt, language) },
		lines: linesOf(receipt, language),
		total: { label: m.total, amount: formatRupees(receipt.amountPaise) },
		tax: taxOf(receipt, language),
		words: { label: m.words, text: amountInWords(receipt.amountPaise, language) },
		note: m.note,
	}
}

function factsOf({ paidAt, method, providerPaymentId }: ReceiptRow, number: string, language: Language) {
	const m = receiptWords[language]
	return [
		{ label: m.number, value: number },
		{ label: m.paidAt, value: formatMoment(paidAt.toISOString(), language) },
		{ label: m.method, value: (method && methodNames[language][method]) || method || m.online },
		{ label: m.paymentId, value: providerPaymentId },
	]
}

function sellerLines({ gst }: ReceiptRow, language: Language): string[] {
	const own = [brand.operator[language], brand.headOffice[language], `${brand.email}, ${brand.phoneText}`]
	return gst ? [...own, `GSTIN: ${gst.gstin}`] : own
}

function accessNote({ validFrom, validTill }: ReceiptRow, language: Language): string | null {
	if (!validFrom || !validTill) return null
	return receiptWords[language].access(
		formatDay(indiaDay(validFrom), language),
		formatDay(indiaDay(validTill), language),
	)
}

/** Gives what leads from the price to the sum; nothing where they are the same. */
function linesOf({ amountPaise, originalPaise }: ReceiptRow, language: Language) {
	const m = receiptWords[language]
	const discount = lessOf(originalPaise, amountPaise)
	if (discount === 0) return []
	return [
		{ label: m.price, amount: formatRupees(originalPaise) },
		{ label: m.discount, amount: `−${formatRupees(discount)}` },
	]
}

/** Says what of the sum is tax; null where no tax was configured when the money came. */
function taxOf({ gst }: ReceiptRow, language: Language) {
	if (!gst) return null
	const m = receiptWords[language]
	return {
		label: m.tax,
		lines: [
			{ label: m.taxable, amount: formatRupees(gst.taxablePaise) },
			{ label: `CGST ${gst.rate / 2}%`, amount: formatRupees(gst.cgstPaise) },
			{ label: `SGST ${gst.rate / 2}%`, amount: formatRupees(gst.sgstPaise) },
		],
	}
}
