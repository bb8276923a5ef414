/** Is the part of the provider's API that we use, answered by the sandbox. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/open-database.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { collection, failure, orderEntity, paymentEntity, refundEntity } from './sandbox-answers.ts'
import { SANDBOX_PATH } from './sandbox-settings.ts'
import {
	captureSandboxPayment,
	findSandboxOrder,
	findSandboxPayment,
	insertSandboxOrder,
	insertSandboxRefund,
	listByReceipt,
	listSandboxPayments,
	listSandboxRefunds,
	type SandboxOrder,
} from './tables.ts'

const V1 = `${SANDBOX_PATH}/v1`

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

const notes = z.record(z.string(), z.string()).default({})
const newOrder = z.object({
	amount: z.int().positive(),
	currency: z.literal('INR'),
	receipt: z.string().min(1).max(100),
	notes,
})
const newRefund = z.object({ amount: z.int().positive(), notes })
const byId = z.object({ id: z.string().max(100) })

const refuse = (reply: FastifyReply, what: string) => reply.code(400).send(failure(what))

interface SandboxApi {
	database: Database
	settings: Pick<PaymentSettings, 'keyId' | 'keySecret'>
}

export function sandboxApiRoutes(app: FastifyInstance, { database, settings }: SandboxApi): void {
	const { keyId, keySecret } = settings
	const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
	const config = { access: 'public' } as const
	const schema = { hide: true } as object
	app.addHook('onRequest', async ({ headers }, reply) => {
		if (headers.authorization !== expected) return reply.code(401).send(failure('The key is not valid.'))
	})
	const isPaid = async (id: string) =>
		(await listSandboxPayments(database.db, id)).some(({ status }) => status === 'captured')
	const withState = async (order: SandboxOrder) => orderEntity(order, await isPaid(order.id))

	app.post(`${V1}/orders`, { config, schema }, async ({ body }, reply) => {
		const order = newOrder.safeParse(body)
		if (!order.success) return refuse(reply, 'The order is not valid.')
		const stored = await insertSandboxOrder(database.db, { id: newId('order'), ...order.data })
		return stored ? orderEntity(stored, false) : refuse(reply, 'The order is not valid.')
	})
	app.get(`${V1}/orders`, { config, schema }, async ({ query }) => {
		const { receipt } = z.object({ receipt: z.string().max(100) }).parse(query)
		return collection(await Promise.all((await listByReceipt(database.db, receipt)).map(withState)))
	})
	app.get(`${V1}/orders/:id`, { config, schema }, async ({ params }, reply) => {
		const order = await findSandboxOrder(database.db, byId.parse(params).id)
		return order ? withState(order) : refuse(reply, 'The order does not exist.')
	})
	app.get(`${V1}/orders/:id/payments`, { config, schema }, async ({ params }) => {
		const payments = await listSandboxPayments(database.db, byId.parse(params).id)
		return collection(payments.map(paymentEntity))
	})
	app.get(`${V1}/payments/:id`, { config, schema }, async ({ params }, reply) => {
		const payment = await findSandboxPayment(database.db, byId.parse(params).id)
		return payment ? paymentEntity(payment) : refuse(reply, 'The payment does not exist.')
	})
	app.post(`${V1}/payments/:id/capture`, { config, schema }, async ({ params }, reply) => {
		const { id } = byId.parse(params)
		const payment = (await captureSandboxPayment(database.db, id)) ?? (await findSandboxPayment(database.db, id))
		return payment?.status === 'captured' ? paymentEntity(payment) : refuse(reply, 'It cannot be captured.')
	})
	app.post(`${V1}/payments/:id/refund`, { config, schema }, async ({ params, body, headers }, reply) => {
		const paymentId = byId.parse(params).id
		const refund = newRefund.safeParse(body)
		const payment = await findSandboxPayment(database.db, paymentId)
		const key = headers['x-refund-idempotency']
		if (!refund.success || payment?.status !== 'captured') return refuse(reply, 'It cannot be refunded.')
		const given = { id: newId('rfnd'), paymentId, idempotencyKey: typeof key === 'string' ? key : null, ...refund.data }
		const stored = await database.transaction((tx) => insertSandboxRefund(tx, given, payment.amount))
		return stored ? refundEntity(stored) : refuse(reply, 'The refunds would be more than the payment.')
	})
	app.get(`${V1}/payments/:id/refunds`, { config, schema }, async ({ params }) => {
		const refunds = await listSandboxRefunds(database.db, byId.parse(params).id)
		return collection(refunds.map(refundEntity))
	})
}
