/** Serves the sandbox's script and checkout window, as a provider's own hosts would; only our own pages can frame it. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/open-database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { payInSandbox, paymentOutcomes } from './pay-in-sandbox.ts'
import { webhookModes } from './planned-events.ts'
import { failure } from './sandbox-answers.ts'
import { SANDBOX_PATH } from './sandbox-settings.ts'
import { findSandboxOrder } from './tables.ts'
import { windowPage } from './window-page.ts'

const policy =
	"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

const files = {
	'checkout.js': 'text/javascript; charset=utf-8',
	'window.js': 'text/javascript; charset=utf-8',
	'window.css': 'text/css; charset=utf-8',
	// Not every device can write Hindi by itself.
	'khula-devanagari.woff2': 'font/woff2',
}

const asked = z.object({
	order_id: z.string().max(100),
	name: z.string().max(200).default(''),
	description: z.string().max(500).default(''),
	lang: z.string().max(20).default('en'),
})

const paying = z.object({
	orderId: z.string().max(100),
	method: z.enum(['card', 'upi', 'netbanking']),
	outcome: z.enum(paymentOutcomes),
	webhook: z.enum(webhookModes).default('once'),
	/** Lets a test wait less for a late payment. */
	afterSeconds: z.int().min(1).max(600).optional(),
})

interface SandboxWindow {
	database: Database
	jobs: Jobs
	settings: PaymentSettings
}

export function sandboxWindowRoutes(app: FastifyInstance, services: SandboxWindow): void {
	const config = { access: 'public' } as const
	const schema = { hide: true } as object
	for (const [name, type] of Object.entries(files)) {
		const content = readFileSync(new URL(`./browser/${name}`, import.meta.url))
		app.get(`${SANDBOX_PATH}/${name}`, { config, schema }, (_request, reply) =>
			reply.type(type).headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).send(content),
		)
	}
	app.get(`${SANDBOX_PATH}/window`, { config, schema }, async ({ query }, reply) => {
		const given = asked.safeParse(query)
		const order = given.success ? await findSandboxOrder(services.database.db, given.data.order_id) : null
		if (!given.success || !order) return reply.callNotFound()
		const { name, description, lang } = given.data
		const language = lang.startsWith('hi') ? 'hindi' : 'english'
		return reply
			.type('text/html; charset=utf-8')
			.headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
			.send(windowPage({ language, orderId: order.id, amount: order.amount, name, description }))
	})
	app.post(`${SANDBOX_PATH}/pay`, { config, schema }, async ({ body }, reply) => {
		const given = paying.safeParse(body)
		const paid = given.success ? await payInSandbox(services, given.data) : null
		return paid ?? reply.code(400).send(failure('This order cannot be paid (any more).'))
	})
}
