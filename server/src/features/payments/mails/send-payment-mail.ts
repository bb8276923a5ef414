import type { Bilingual } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Mail, MailMessage } from '../../../platform/mail/mail.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { attachReceipt, findReceiptsOf, receiptNumber } from '../../receipts/public.ts'
import { findOrder, isOrder } from '../orders/tables.ts'
import { findRefund, listRefundRequests } from '../refunds/tables.ts'
import { findPayment, type PaymentRow } from '../settling/tables.ts'
import type { PaymentMail } from './payment-mail-job.ts'
import { paidMail, type Recipient, refundDeclinedMail, refundDoneMail, refundStartedMail } from './payment-mails.ts'

export interface PaymentMailServices {
	database: Database
	mail: Mail
	pdf: PdfRenderer
	/** Is the public origin, without a trailing slash. */
	origin: string
	/** Finds where mails to an account go; null when it has been closed. */
	findRecipient: (db: Queryable, userId: string) => Promise<Recipient | null>
}

/**
 * Writes and sends a mail about money, with the amounts as they are now. Nothing is written to whoever has closed the account: the address is
 * gone.
 */
export async function sendPaymentMail(services: PaymentMailServices, data: PaymentMail): Promise<void> {
	const { db } = services.database
	const payment = await findPayment(db, data.paymentId)
	const order = payment && (await findOrder(db, isOrder(payment.orderId)))
	const to = order && (await services.findRecipient(db, order.userId))
	if (!to) return
	const message = await makeMail(services, { data, payment, title: order.title, to })
	if (message) await services.mail.send(message)
}

interface About {
	data: PaymentMail
	payment: PaymentRow
	title: Bilingual
	to: Recipient
}

/** Gives null where what the mail is about is not there. */
async function makeMail(services: PaymentMailServices, about: About): Promise<MailMessage | null> {
	const { data, payment, title, to } = about
	if (data.what === 'paid') return makePaidMail(services, about)
	const { database, origin } = services
	if (data.what === 'refund-declined') {
		const [request] = await listRefundRequests(database.db, [payment.id])
		return request?.answer ? refundDeclinedMail(to, origin, title, request.answer) : null
	}
	const refund = data.refundId === undefined ? null : await findRefund(database.db, data.refundId)
	if (!refund) return null
	const write = data.what === 'refund-started' ? refundStartedMail : refundDoneMail
	const isWhole = payment.refundedPaise === payment.amountPaise
	const isAutomatic = refund.origin === 'automatic'
	return write(to, origin, { title, amount: refund.amountPaise, isAutomatic, isWhole })
}

async function makePaidMail(
	{ database, pdf, origin }: PaymentMailServices,
	{ payment, title, to }: About,
): Promise<MailMessage | null> {
	const [receipt] = await findReceiptsOf(database.db, [payment.id])
	if (!receipt) return null
	const message = paidMail(to, origin, {
		title,
		amount: receipt.amountPaise,
		receiptNumber: receiptNumber(receipt.number),
		accessUntil: receipt.validTill,
	})
	return { ...message, attachments: [await attachReceipt(pdf, receipt, to.language, origin)] }
}
