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
const reconciling = { RECONCILE_SECONDS: '1', RECONCILE_AFTER_SECONDS: '2', SIGN_IN_ATTEMPTS: '99999' }

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

/** Kills it so often, each time after a while of work. */
export async function killAgain(product: KilledProduct, times: number, chance: Chance): Promise<void> {
	for (let kill = 0; kill < times; kill += 1) {
		await pause(200 + chance.upTo(1_500))
		await product.killOnce()
	}
}
