import { z } from 'zod'
import { type Contract, type Endpoint, languageQuery, successAnswer } from '../endpoint.ts'
import { sessionData } from '../expert-sessions/contract.ts'
import { orderFilters, paymentFilters, refundReasonProblem } from './payment.ts'

/** Is in rupees, as the whole API speaks; the checkout is given paise. */
const amount = z.number().describe('In rupees')
const currency = z.literal('INR', { error: 'currency' })

/** Is checked against the price: what differs is refused, and never charged. */
const askedAmount = z.number({ error: 'amount' }).describe('In rupees; it must be the price')

const buyer = z.object({ name: z.string(), email: z.string(), phoneNumber: z.string() })

/** Is all that the provider's checkout needs. */
const checkoutFields = {
	razorpayKeyId: z.string(),
	amount,
	currency,
	orderId: z.string().describe('Is the order at the provider'),
	checkoutUrl: z.string().describe('Is the address of the script that opens the checkout'),
	isTestMode: z.boolean().describe('No money moves'),
	/** A slot or an early price is kept so long; null: nothing runs out. */
	heldUntil: z.iso.datetime().nullable(),
}

const bought = z.object({ id: z.string(), title: z.string(), accessUntil: z.iso.datetime().nullable() })

/** Says what became of a payment, in one shape for everything that is sold. */
export const paymentSuccess = z.object({
	paymentId: z.string().nullable().describe('Is null for what is free'),
	orderId: z.string(),
	amount,
	currency,
	isFree: z.boolean(),
	state: z
		.enum(['paid', 'confirming', 'refunding'])
		.describe('confirming: paid, and not yet confirmed by the provider; refunding: it could not be given any more'),
	course: bought.optional(),
	plan: bought.extend({ planId: z.string() }).optional(),
	session: z
		.object({ bookingId: z.string(), sessionType: z.string(), preferredDate: z.string(), preferredTime: z.string() })
		.optional(),
	validityInfo: z.object({ validFrom: z.iso.datetime(), validTill: z.iso.datetime() }).nullable(),
	subscriptionId: z.string().nullable(),
	receipt: z.object({ receiptId: z.string(), receiptNumber: z.string() }).nullable(),
})

export type PaymentSuccess = z.output<typeof paymentSuccess>

const courseOrder = z.object({
	...checkoutFields,
	user: buyer,
	course: z.object({ id: z.string(), title: z.string() }),
})
const planOrder = z.object({
	...checkoutFields,
	user: buyer,
	plan: z.object({ planId: z.string(), title: z.string() }),
})
const sessionOrder = z.object({
	...checkoutFields,
	user: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
})

export type CheckoutOrder = z.output<z.ZodObject<typeof checkoutFields>>

const id = z.string().max(100)
/** What is missing proves nothing, and is refused as a forged one is. */
const proven = z.string().max(200).default('')
const proof = {
	razorpay_order_id: proven,
	razorpay_payment_id: proven,
	razorpay_signature: proven,
}

const buying = {
	access: 'learner',
	signInCode: 'access.sign-in-to-pay',
	allowance: 'purchases',
	query: z.object({ lang: languageQuery.optional() }),
} as const satisfies Partial<Endpoint>

const status = z.enum(['created', 'pending', 'authorized', 'captured', 'failed', 'refunded', 'paid'])

const historyRow = {
	_id: z.string(),
	status,
	title: z.string(),
	kind: z.enum(['course', 'evaluation-plan', 'session']),
	planId: z.string().optional(),
	amount,
	currency,
	createdAt: z.iso.datetime(),
	receiptId: z.string().nullable(),
}
const boughtCourse = z.object({ id: z.string(), title: z.string() }).nullable()

const historyPayment = z.object({
	...historyRow,
	method: z.string().nullable(),
	orderId: z.object({ courseId: boughtCourse }),
	razorpayPaymentId: z.string(),
	refundedAmount: amount,
	refundState: z.enum(['none', 'asked', 'started', 'done']),
	refundableUntil: z.iso.datetime().nullable().describe('A refund can be asked for until then; null: it cannot'),
})
const historyOrder = z.object({ ...historyRow, courseId: boughtCourse, razorpayOrderId: z.string().nullable() })

export type HistoryPayment = z.output<typeof historyPayment>
export type HistoryOrder = z.output<typeof historyOrder>

export const paymentsContract = {
	'POST /api/payment/create-order': {
		...buying,
		summary: 'Opens an order for a course, or gives the one that is open already; what is free is granted at once',
		body: z.object({ courseId: id, amount: askedAmount, currency }),
		answer: successAnswer(z.union([courseOrder, paymentSuccess])),
		errors: ['course.not-found', 'payment.amount-differs', 'payment.order-failed', 'payment.unavailable'],
	},
	'POST /api/payment/evaluation-plan/create-order': {
		...buying,
		summary: 'Opens an order for an evaluation plan; what is free is granted at once',
		body: z.object({ planId: id, amount: askedAmount, currency }),
		answer: successAnswer(z.union([planOrder, paymentSuccess])),
		errors: [
			'plan.not-found',
			'plan.ended',
			'plan.full',
			'plan.trial-used',
			'payment.amount-differs',
			'payment.order-failed',
			'payment.unavailable',
		],
	},
	'POST /api/payment/session-payment': {
		...buying,
		summary: 'Holds a slot for 15 minutes and opens an order for it',
		body: z.object({ sessionData }),
		answer: successAnswer(sessionOrder),
		errors: [
			'booking.fields-missing',
			'booking.slot-taken',
			'booking.slot-impossible',
			'payment.session-order-failed',
			'payment.unavailable',
		],
	},
	'POST /api/payment/verify': {
		...buying,
		summary: 'Tells of a completed payment of a course or plan; repeating it changes nothing',
		body: z.object({ ...proof, paymentDetails: z.object({ method: z.string().max(50).optional() }).optional() }),
		answer: successAnswer(paymentSuccess),
		errors: ['payment.not-verified'],
	},
	'POST /api/payment/verify-session': {
		...buying,
		summary: 'Tells of a completed payment of a session; repeating it changes nothing',
		body: z.object({ ...proof, sessionData: z.object({}).loose().optional() }),
		answer: successAnswer(paymentSuccess),
		errors: ['payment.session-not-verified'],
	},
	'GET /api/payment/orders/:orderId': {
		summary: 'What has become of an order of the caller: the one true sentence about the money follows from it',
		access: 'learner',
		params: z.object({ orderId: id }),
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(
			z.object({
				orderId: z.string(),
				kind: historyRow.kind,
				itemId: z.string(),
				state: z.enum(['open', 'lapsed', 'failed', 'confirming', 'paid', 'refunding', 'refunded']),
				success: paymentSuccess.nullable(),
			}),
		),
		errors: ['order.not-found'],
	},
	'GET /api/payment/history': {
		summary: "The caller's payments or orders, the newest 200",
		access: 'learner',
		query: z.object({
			type: z.enum(['payments', 'orders']),
			status: z.enum([...paymentFilters, ...orderFilters]).optional(),
			lang: languageQuery.optional(),
		}),
		answer: successAnswer(
			z.object({
				payments: z.object({ data: z.array(historyPayment) }).optional(),
				orders: z.object({ data: z.array(historyOrder) }).optional(),
			}),
		),
	},
	'POST /api/payment/:paymentId/refund-request': {
		...buying,
		summary: 'Asks for the money back within 7 days; an administrator decides',
		params: z.object({ paymentId: id }),
		body: z.object({
			reason: z.string({ error: 'reason-required' }).superRefine((text, context) => {
				const problem = refundReasonProblem(text)
				if (problem) context.addIssue({ code: 'custom', message: problem })
			}),
		}),
		answer: z.object({ success: z.literal(true), message: z.string() }),
		errors: ['payment.not-found', 'refund.not-refundable', 'refund.too-late', 'refund.already-asked', 'refund.used'],
	},
	'POST /api/payment/webhook': {
		summary: 'Takes the provider’s events; `X-Razorpay-Signature` signs the raw body',
		access: 'public',
		answer: z.object({ success: z.literal(true) }),
		errors: ['webhook.not-signed'],
	},
} as const satisfies Contract
