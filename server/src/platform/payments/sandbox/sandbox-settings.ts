import type { PaymentSettings } from '../payment-settings.ts'
import { sign } from '../signatures.ts'

/** Everything of the sandbox is below it. */
export const SANDBOX_PATH = '/payment-sandbox'

/**
 * Gives the sandbox keys of its own. They follow from the database's random name, so that all processes on one database know them and
 * nobody else does.
 */
export function sandboxSettings(settings: PaymentSettings, storeId: string): PaymentSettings {
	return {
		...settings,
		keyId: 'rzp_test_sandbox',
		keySecret: sign(storeId, 'sandbox key'),
		webhookSecret: sign(storeId, 'sandbox webhook'),
		apiUrl: SANDBOX_PATH,
		checkoutUrl: `${SANDBOX_PATH}/checkout.js`,
	}
}
