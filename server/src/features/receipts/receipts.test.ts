import { randomUUID } from 'node:crypto'
import { paise } from '@aravalli/shared/money'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildReceipt } from '../../testing/build-receipt.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { issueReceipt, type NewReceipt } from './issue-receipt.ts'
import { findReceiptsOf } from './public.ts'

const gst = { gstin: '27AAPFU0939F1ZV', rate: 18 }
let test: TestApp
let asha: SignedIn
let pdfium: PDFiumLibrary

beforeAll(async () => {
	test = await startApp()
	asha = await signedIn(test, { name: 'Asha Meena' })
	pdfium = await PDFiumLibrary.init()
})
afterAll(async () => {
	pdfium.destroy()
	await test.close()
})

async function issue(given: Partial<NewReceipt> = {}, tax: typeof gst | null = null) {
	const receipt = buildReceipt({ userId: asha.account.id, buyer: asha.account, ...given })
	return test.database.transaction((tx) => issueReceipt(tx, receipt, tax))
}

const download = async (id: string, query = '') =>
	(await asha.browser.get(`/api/receipts/${id}/download${query}`)).json().data

/** Reads a PDF file back, without spaces: a copy may gain some inside a word. */
async function readPdf(id: string, query = ''): Promise<{ text: string; pages: number }> {
	const answer = await asha.browser.get(`/api/receipts/${id}/pdf${query}`)
	expect(answer.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': expect.stringMatching(/^attachment; filename="receipt-CR-\d{8}\.pdf"$/),
	})
	const document = await pdfium.loadDocument(answer.rawPayload)
	const pages = [...document.pages()].map((page) => page.getText())
	document.destroy()
	return { text: essence(pages.join('\n')), pages: pages.length }
}

const essence = (text: string) => text.replace(/[\s\u200b\ufffe]|\p{Cc}/gu, '')

describe('the receipt of a payment', () => {
	it('is made once, also by many at the same time, and its number rises', async () => {
		const paymentId = randomUUID()
		const ids = await Promise.all(Array.from({ length: 20 }, () => issue({ paymentId })))
		expect(new Set(ids).size).toBe(1)
		const later = await issue()
		const [first] = await findReceiptsOf(test.database.db, [paymentId])
		const number = (await download(later)).receiptNumber
		expect(number).toMatch(/^CR-\d{8}$/)
		expect(Number(number.slice(3))).toBeGreaterThan(first?.number ?? Number.POSITIVE_INFINITY)
	})

	it('is a whole HTML document in the language of the request, which runs and loads nothing', async () => {
		const { htmlContent, fileName, receiptNumber } = await download(await issue())
		expect(fileName).toBe(`receipt-${receiptNumber}.pdf`)
		expect(htmlContent).toMatch(/^<!doctype html>\n<html lang="en">.*<\/html>\n$/s)
		for (const words of [
			receiptNumber,
			'28 Nov 2026, 2:42 PM',
			'Asha Meena',
			asha.account.email,
			'Monthly evaluation plan',
			'Access from 28 Nov 2026 to 28 Dec 2026',
			'pay_R5zq2ExAmPlE01',
			'>UPI<',
			'₹999',
			'−₹200',
			'₹799',
			'Seven hundred and ninety-nine rupees only',
		])
			expect(htmlContent).toContain(words)
		expect(htmlContent).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|\son\w+=/i)
		expect(htmlContent).not.toMatch(/GST/)
	})

	it('is in Hindi where that is asked for', async () => {
		const { htmlContent } = await download(await issue(), '?lang=hindi')
		expect(htmlContent).toContain('<html lang="hi">')
		for (const words of ['भुगतान की रसीद', '28 नवंबर 2026, दोपहर 2:42', 'मासिक मूल्यांकन योजना', 'सात सौ निन्यानवे रुपये मात्र'])
			expect(htmlContent).toContain(words)
	})

	it('shows the tax in the price where it was configured when the money came', async () => {
		const { htmlContent } = await download(await issue({}, gst))
		for (const words of ['GSTIN: 27AAPFU0939F1ZV', 'CGST 9%', 'SGST 9%', '₹677.12', '₹60.94'])
			expect(htmlContent).toContain(words)
	})

	it('shows no discount where there was none, and paise where there are some', async () => {
		const { htmlContent } = await download(await issue({ amountPaise: paise(127_50), originalPaise: paise(127_50) }))
		expect(htmlContent).toContain('₹127.50')
		expect(htmlContent).not.toContain('Discount')
	})

	// Seen to fail without the escaping.
	it('takes a name and a title as text, whatever is in them', async () => {
		const hostile = `<script>alert(1)</script>"'&`
		const id = await issue({
			buyer: { name: hostile, email: 'a@example.com' },
			title: { english: hostile, hindi: hostile },
		})
		const { htmlContent } = await download(id)
		expect(htmlContent).not.toContain('<script')
		expect(htmlContent.split('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')).toHaveLength(3)
		expect((await readPdf(id)).text).toContain(essence(hostile))
	})
})

describe('its PDF file', () => {
	it('says the same in English, on one page', async () => {
		const { text, pages } = await readPdf(await issue({}, gst))
		expect(pages).toBe(1)
		for (const words of [
			'Payment receipt',
			'28 Nov 2026, 2:42 PM',
			'Asha Meena',
			'Monthly evaluation plan',
			'Access from 28 Nov 2026 to 28 Dec 2026',
			'₹999',
			'−₹200',
			'CGST 9%',
			'₹677.12',
			'Seven hundred and ninety-nine rupees only',
		])
			expect(text).toContain(essence(words))
	})

	it('is copied right in Hindi', async () => {
		const title = { english: 'Three months', hindi: 'तीन महीने की मूल्यांकन योजना, प्रश्नोत्तर सहित' }
		const id = await issue({ title, amountPaise: paise(2199_29), originalPaise: paise(2999_00) }, gst)
		const { text, pages } = await readPdf(id, '?lang=hindi')
		expect(pages).toBe(1)
		for (const words of [
			'भुगतान की रसीद',
			'रसीद संख्या',
			'भुगतान का तरीका',
			'28 नवंबर 2026, दोपहर 2:42',
			title.hindi,
			'एक्सेस: 28 नवंबर 2026 से 28 दिसंबर 2026 तक',
			'कर योग्य मूल्य',
			'दो हज़ार एक सौ निन्यानवे रुपये उनतीस पैसे मात्र',
			'यह रसीद कंप्यूटर से बनी है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
		])
			expect(text).toContain(essence(words))
	})
})

describe('a receipt of somebody else', () => {
	it.each(['download', 'pdf'])('and a missing one answer alike: %s', async (call) => {
		const id = await issue()
		const { browser } = await signedIn(test)
		const foreign = await browser.get(`/api/receipts/${id}/${call}`)
		const missing = await browser.get(`/api/receipts/${randomUUID()}/${call}`)
		expect([foreign.statusCode, missing.statusCode, foreign.body]).toEqual([404, 404, missing.body])
		expect(foreign.json()).toMatchObject({ code: 'receipt.not-found', message: 'This receipt was not found.' })
	})
})

it('loses the name and the address of a buyer whose account is closed, and stays', async () => {
	const leaving = await signedIn(test)
	const admin = await signedIn(test, { role: 'ADMIN' })
	const id = await issue({ userId: leaving.account.id, buyer: { name: 'Who Leaves', email: leaving.account.email } })
	await leaving.browser.delete('/api/user', { password: PASSWORD })
	const { htmlContent } = (await admin.browser.get(`/api/receipts/${id}/download`)).json().data
	expect(htmlContent).toContain('₹799')
	expect(htmlContent).not.toContain('Who Leaves')
	expect(htmlContent).not.toContain(leaving.account.email)
})
