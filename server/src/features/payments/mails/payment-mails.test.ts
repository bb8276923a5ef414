// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { paise } from '@aravalli/shared/money'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPdfRenderer, type PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { buildReceipt } from '../../../testing/build-receipt.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { findRecipient } from '../../accounts/public.ts'
import { issueReceipt } from '../../receipts/public.ts'
import { insertOrder } from '../orders/tables.ts'
import { decideRefundRequest, insertRefund, insertRefundRequest } from '../refunds/tables.ts'
import { insertPayment, updatePayment } from '../settling/tables.ts'
import type { PaymentMail } from './payment-mail-job.ts'
import { sendPaymentMail } from './send-payment-mail.ts'

const at = new Date('2026-11-28T09:12:00Z')
const title = { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' }
let test: TestApp
let pdf: PdfRenderer

beforeAll(async () => {
	test = await startApp()
	pdf = createPdfRenderer(silentLog)
})
afterAll(async () => {
	await pdf.close()
	await test.close()
})

/** Stores a payment of ₹799 for a plan. */
async function storePayment({ account }: SignedIn): Promise<string> {
	const [orderId, paymentId] = [randomUUID(), randomUUID()]
	const [pricePaise, originalPaise] = [paise(799_00), paise(999_00)]
	await test.database.transaction(async (tx) => {
		const order = { id: orderId, userId: account.id, kind: 'evaluation-plan', itemId: randomUUID(), title } as const
		await insertOrder(tx, { ...order, pricePaise, originalPaise, heldUntil: null, createdAt: at })
		await insertPayment(tx, {
			id: paymentId,
			orderId,
			providerPaymentId: `pay_${paymentId}`,
			status: 'captured',
			method: 'upi',
			amountPaise: pricePaise,
			currency: 'INR',
			failure: null,
			createdAt: at,
			capturedAt: at,
		})
		await issueReceipt(tx, buildReceipt({ paymentId, userId: account.id, buyer: account, title }), null)
	})
	return paymentId
}

async function storeRefund(paymentId: string, rupees: number, origin: 'automatic' | 'administrator' = 'administrator') {
	const id = randomUUID()
	const amountPaise = paise(rupees * 100)
	await test.database.transaction(async (tx) => {
		const requestedBy = origin === 'automatic' ? null : 'meera'
		await insertRefund(tx, { id, paymentId, amountPaise, origin, reason: 'why', requestedBy, createdAt: at })
		await updatePayment(tx, paymentId, { refundedPaise: amountPaise })
	})
	return id
}

async function mailOf(learner: SignedIn, data: PaymentMail) {
	const { database, mail } = test
	await sendPaymentMail({ database, mail, pdf, origin: 'https://aravalli.example.com', findRecipient }, data)
	return test.mails.findLast(({ to }) => to === learner.account.email)
}

describe.each(['english', 'hindi'] as const)('a mail about money in %s', (language) => {
	const said = (english: string, hindi: string) => (language === 'hindi' ? hindi : english)
	const learner = () => signedIn(test, { language })

	it('says what was paid, and has the receipt with it', async () => {
		const asha = await learner()
		const mail = await mailOf(asha, { what: 'paid', paymentId: await storePayment(asha) })
		expect(mail).toMatchObject({
			language,
			subject: said(
				'Payment received: ₹799 for Monthly evaluation plan',
				'भुगतान मिल गया: मासिक मूल्यांकन योजना के लिए ₹799',
			),
		})
		expect(mail?.text).toContain(said('28 Dec 2026, 2:42 PM', '28 दिसंबर 2026, दोपहर 2:42'))
		expect(mail?.text).toContain('https://aravalli.example.com/payment-history')
		const [receipt, ...others] = mail?.attachments ?? []
		expect(others).toEqual([])
		expect(receipt).toMatchObject({
			mimeType: 'application/pdf',
			fileName: expect.stringMatching(/^receipt-CR-\d{8}\.pdf$/),
		})
		expect(mail?.text).toContain(receipt?.fileName.slice(8, -4))
		expect(await pdfText(receipt?.content)).toContain(said('PaymentreceiptReceiptnumber', 'भुगतानकीरसीदरसीदसंख्या'))
	})

	it('says how much goes back, and that the access has ended where all of it does', async () => {
		const asha = await learner()
		const paymentId = await storePayment(asha)
		const refundId = await storeRefund(paymentId, 799)
		const mail = await mailOf(asha, { what: 'refund-started', paymentId, refundId })
		expect(mail?.subject).toContain('₹799')
		expect(mail?.text).toContain(said('7 to 10 business days', '7 से 10 कार्यदिवस'))
		expect(mail?.text).toContain(said('your access to what you paid for has ended', 'एक्सेस समाप्त हो गया है'))
		const done = await mailOf(asha, { what: 'refund-done', paymentId, refundId })
		expect(done?.subject).toBe(
			said('Refund done: ₹799 for Monthly evaluation plan', 'धनवापसी पूरी: मासिक मूल्यांकन योजना के लिए ₹799'),
		)
	})

	it('says nothing of the end where a part goes back', async () => {
		const asha = await learner()
		const paymentId = await storePayment(asha)
		const mail = await mailOf(asha, {
			what: 'refund-started',
			paymentId,
			refundId: await storeRefund(paymentId, 127.5),
		})
		expect(mail?.subject).toContain('₹127.50')
		expect(mail?.text).not.toMatch(/has ended|समाप्त हो गया/)
	})

	it('says why money goes back that nobody has asked for', async () => {
		const asha = await learner()
		const paymentId = await storePayment(asha)
		const refundId = await storeRefund(paymentId, 799, 'automatic')
		const mail = await mailOf(asha, { what: 'refund-started', paymentId, refundId })
		expect(mail?.text).toContain(said('goes back to you by itself', 'अपने आप लौटाई जा रही है'))
		expect(mail?.text).not.toMatch(/has ended|समाप्त हो गया/)
	})

	it('repeats the answer to a request that was declined', async () => {
		const asha = await learner()
		const paymentId = await storePayment(asha)
		await test.database.transaction(async (tx) => {
			const request = { id: randomUUID(), paymentId, userId: asha.account.id, reason: 'Too hard.', createdAt: at }
			await insertRefundRequest(tx, request)
			await decideRefundRequest(tx, paymentId, { status: 'declined', answer: 'You have used <it>.', decidedAt: at })
		})
		const mail = await mailOf(asha, { what: 'refund-declined', paymentId })
		expect(mail?.text).toContain('You have used <it>.')
		expect(mail?.html).toContain('You have used &lt;it&gt;.')
		expect(mail?.subject).toBe(
			said('Your refund request for Monthly evaluation plan', 'मासिक मूल्यांकन योजना के लिए आपका धनवापसी अनुरोध'),
		)
	})
})

describe('no mail about money', () => {
	it('goes to whoever has closed the account, or is about what is not there', async () => {
		const asha = await signedIn(test)
		const paymentId = await storePayment(asha)
		const before = test.mails.length
		await mailOf(asha, { what: 'refund-declined', paymentId })
		await mailOf(asha, { what: 'refund-done', paymentId, refundId: randomUUID() })
		await mailOf(asha, { what: 'paid', paymentId: randomUUID() })
		await test.database.db.execute(`delete from users where id = '${asha.account.id}'`)
		await mailOf(asha, { what: 'paid', paymentId })
		expect(test.mails.length).toBe(before)
	})
})

async function pdfText(content?: Buffer): Promise<string> {
	const pdfium = await PDFiumLibrary.init()
	const document = await pdfium.loadDocument(content ?? Buffer.from(''))
	const text = [...document.pages()].map((page) => page.getText()).join('')
	document.destroy()
	pdfium.destroy()
	return text.replace(/\s|\p{Cc}/gu, '')
}
