import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '../../harness/place.ts'
import { type Product, startProduct } from '../../harness/start-product.ts'
import type { Chance } from './fault-settings.ts'

/** Is a product that dies now and then, and comes back on another port. */
export interface KilledProduct {
	/** Gives its origin, as soon as it is running. */
	origin(): Promise<string>
	/** Kills it once more and starts it again. */
	killOnce(): Promise<void>
	stop(): Promise<void>
}

/** The job that asks the provider runs all the time, so that what is lost is found while somebody looks. */
const reconciling = { RECONCILE_SECONDS: '1', RECONCILE_AFTER_SECONDS: '2' }

export const faultPlace = (place: Place): Place => ({
	...place,
	variables: { ...place.variables, ...reconciling },
})

export function killedProduct(place: Place): KilledProduct {
	let product: Promise<Product> = startProduct(faultPlace(place))
	return {
		origin: async () => (await product).origin,
		async killOnce() {
			const running = await product
			await running.kill()
			product = startProduct(faultPlace(place))
			await product
		},
		async stop() {
			await (await product).stop()
		},
	}
}

/**
 * Kills it so often, at moments spread over all the payments that are still to come. A clock would kill a product on a slow machine before anybody
 * has got through.
 */
export async function killAgain(
	product: KilledProduct,
	times: number,
	{ chance, left }: { chance: Chance; left: { payments: number } },
): Promise<void> {
	const all = left.payments
	const moments = Array.from({ length: times }, () => chance.upTo(all)).sort((one, other) => other - one)
	for (const moment of moments) {
		while (left.payments > moment) await pause(5)
		await pause(chance.upTo(100))
		await product.killOnce()
	}
}
