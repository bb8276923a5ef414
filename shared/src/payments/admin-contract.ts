import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { paymentStatuses } from '../payment-status.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { deskPaymentFilters, GRANT_MAX_DAYS, grantKinds } from './desk.ts'
import { purchaseKinds, REFUND_REASON_MAX_LENGTH, refundReasonProblem } from './payment.ts'

const amount = z.number().describe('In rupees')
const moment = z.iso.datetime()

/** Is null where the account was closed: what was paid stays, without a name. */
const buyer = z.object({ userId: z.string(), name: z.string(), email: z.string() }).nullable()

const order = z.object({
	orderId: z.string(),
	providerOrderId: z.string().nullable(),
	buyer,
	kind: z.enum(purchaseKinds),
	itemId: z.string(),
	title: z.string(),
	price: amount,
	status: z.enum(['open', 'lapsed', 'paid']),
	paymentId: z.string().nullable().describe('By which it was paid'),
	createdAt: moment,
})

const payment = z.object({
	paymentId: z.string(),
	providerPaymentId: z.string(),
	orderId: z.string(),
	buyer,
	kind: z.enum(purchaseKinds),
	title: z.string(),
	amount,
	refundedAmount: amount.describe('Refunds under way included'),
	status: z.enum(paymentStatuses),
	method: z.string().nullable(),
	receiptNumber: z.string().nullable(),
	isRefundAsked: z.boolean().describe('The learner waits for a decision'),
	createdAt: moment,
})

const refund = z.object({
	refundId: z.string(),
	paymentId: z.string(),
	buyer,
	title: z.string(),
	amount,
	status: z.enum(['pending', 'sent', 'done', 'failed']),
	origin: z.enum(['automatic', 'administrator']),
	reason: z.string(),
	requestedByName: z.string().nullable(),
	createdAt: moment,
	doneAt: moment.nullable(),
})

const booking = z.object({
	bookingId: z.string(),
	orderId: z.string(),
	paymentId: z.string().nullable(),
	name: z.string().nullable(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	sessionType: z.string(),
	startsAt: moment,
	message: z.string().nullable(),
	status: z.enum(['booked', 'cancelled', 'over']),
	createdAt: moment,
})

const subscription = z.object({
	subscriptionId: z.string(),
	buyer,
	kind: z.enum(grantKinds),
	itemId: z.string(),
	title: z.string(),
	status: z.enum(['ACTIVE', 'EXPIRED', 'CANCELLED']),
	startsAt: moment,
	endsAt: moment,
	orderId: z.string().nullable().describe('Null: given by an administrator, or the demo'),
	paymentId: z.string().nullable(),
})

const ledgerEntry = z.object({
	at: moment,
	actor: z.object({
		way: z.string().describe("'user', 'provider:verify', 'provider:webhook', 'provider:asked' or 'system'"),
		name: z.string().nullable().describe('Of a user whose account is not closed'),
	}),
	subject: z.string(),
	what: z.string(),
	before: z.record(z.string(), z.unknown()).nullable(),
	after: z.record(z.string(), z.unknown()).nullable(),
	why: z.string(),
})

const paymentPage = payment.extend({
	failure: z.string().nullable(),
	capturedAt: moment.nullable(),
	order,
	receiptId: z.string().nullable(),
	access: z.object({ from: moment.nullable(), until: moment.nullable(), isEnded: z.boolean() }).nullable(),
	refunds: z.array(refund),
	request: z
		.object({
			reason: z.string(),
			status: z.enum(['open', 'refunded', 'declined']),
			answer: z.string().nullable(),
			createdAt: moment,
			decidedAt: moment.nullable(),
		})
		.nullable(),
	ledger: z.array(ledgerEntry).describe('Of its order, the oldest first'),
})

export type DeskOrder = z.output<typeof order>
export type DeskPayment = z.output<typeof payment>
export type DeskRefund = z.output<typeof refund>
export type DeskBooking = z.output<typeof booking>
export type DeskSubscription = z.output<typeof subscription>
export type DeskPaymentPage = z.output<typeof paymentPage>

const asked = {
	search: z
		.string()
		.max(SEARCH_MAX_LENGTH, 'search-too-long')
		.default('')
		.describe('A name, an email address, or the number of an order, a payment or a receipt'),
	page: pageNumber.prefault('1'),
	limit: pageLimit.prefault('25'),
	lang: languageQuery.optional(),
}

const reason = z
	.string({ error: 'reason-required' })
	.superRefine((text, context) => {
		const problem = refundReasonProblem(text)
		if (problem) context.addIssue({ code: 'custom', message: problem })
	})
	.describe(`At most ${REFUND_REASON_MAX_LENGTH} characters; it goes into the ledger`)

const onePayment = z.object({ paymentId: z.string().max(100) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const moneyDeskContract = {
	'GET /api/admin/orders': {
		summary: 'Orders, the newest first',
		access: 'admin',
		query: z.object(asked),
		answer: listAnswer(order),
	},
	'GET /api/admin/payments': {
		summary: 'Payments, the newest first',
		access: 'admin',
		query: z.object({ ...asked, status: z.enum(deskPaymentFilters).optional() }),
		answer: listAnswer(payment),
	},
	'GET /api/admin/refunds': {
		summary: 'Refunds, the newest first',
		access: 'admin',
		query: z.object(asked),
		answer: listAnswer(refund),
	},
	'GET /api/admin/bookings': {
		summary: 'Expert sessions that were paid for, the latest session first',
		access: 'admin',
		query: z.object(asked),
		answer: listAnswer(booking),
	},
	'GET /api/admin/subscriptions': {
		summary: 'Access to courses and plans, the newest first',
		access: 'admin',
		query: z.object(asked),
		answer: listAnswer(subscription),
	},
	'POST /api/admin/subscriptions': {
		summary: 'Gives access without a payment, or extends what a learner has by so many days',
		access: 'admin',
		body: z.object({
			email: z.string().max(500),
			kind: z.enum(grantKinds),
			itemId: z.string().max(200),
			days: z.int('days').min(1, 'days').max(GRANT_MAX_DAYS, 'days'),
			reason,
		}),
		answer: successAnswer(z.object({ subscriptionId: z.string(), startsAt: moment, endsAt: moment })),
		errors: ['user.not-found', 'course.not-found', 'plan.not-found'],
	},
	'GET /api/admin/payments/:paymentId': {
		summary: 'One payment with its order, receipt, refunds, refund request and ledger',
		access: 'admin',
		params: onePayment,
		query: inLanguage,
		answer: successAnswer(paymentPage),
		errors: ['payment.not-found'],
	},
	'POST /api/admin/payments/:paymentId/refund': {
		summary: 'Gives money back, the whole of it or a part; only the whole ends the access',
		access: 'admin',
		params: onePayment,
		query: inLanguage,
		body: z.object({
			amount: z.number({ error: 'amount' }).optional().describe('In rupees; all that is left where it is missing'),
			reason,
			refundedAmount: z
				.number({ error: 'amount' })
				.optional()
				.describe(
					'What was refunded when the caller looked: refused where that has changed, so that nothing is refunded twice',
				),
		}),
		answer: successAnswer(z.object({ refundId: z.string() })),
		errors: ['payment.not-found', 'refund.not-captured', 'refund.too-much', 'refund.changed'],
	},
	'POST /api/admin/payments/:paymentId/decline-refund': {
		summary: 'Declines what a learner has asked for, with an answer that is mailed',
		access: 'admin',
		params: onePayment,
		query: inLanguage,
		body: z.object({ answer: reason }),
		answer: z.object({ success: z.literal(true) }),
		errors: ['payment.not-found', 'refund.not-asked'],
	},
} as const satisfies Contract
