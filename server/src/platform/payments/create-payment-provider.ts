import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { readStoreId } from '../files/store-id.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { createRazorpayClient } from './razorpay-client.ts'
import { mountSandbox, sendToSandbox } from './sandbox/mount-sandbox.ts'
import { sandboxSettings } from './sandbox/sandbox-settings.ts'

/** Gives the provider of the settings, null where nobody can pay; the sandbox is put on `app`. */
export async function createPaymentProvider(
	app: FastifyInstance,
	{ database, jobs, settings }: { database: Database; jobs: Jobs; settings: PaymentSettings },
): Promise<PaymentProvider | null> {
	if (settings.mode === 'off') return null
	if (settings.mode === 'razorpay') return createRazorpayClient(settings)
	const own = sandboxSettings(settings, await readStoreId(database))
	await mountSandbox(app, { database, jobs, settings: own })
	return createRazorpayClient(own, sendToSandbox(app))
}
