import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyOfPlace, type Place } from './place.ts'
import { makeSeededPlace } from './seeded-place.ts'
import { type Product, startProduct } from './start-product.ts'

export interface ProductOfWorker {
	origin: string
	/** The product lays its mails there. */
	mailDir: string
}

declare module 'vitest' {
	interface ProvidedContext {
		/** The products stand in the order of the workers. */
		products: ProductOfWorker[]
	}
}

/**
 * Starts one product for each worker of the browser tests, all copied from one that has brought the demo content: what
 * the stories of one worker write, those of another do not meet.
 */
export async function setup(project: TestProject) {
	const { place, template } = await makeSeededPlace()
	project.provide('placeTemplate', template)
	const places = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => copyOfPlace(template)))
	const products = await Promise.all(places.map(startProduct))
	project.provide(
		'products',
		products.map(({ origin }, index) => ({ origin, mailDir: mailDirOf(places[index]) })),
	)
	return async () => {
		await Promise.all(products.map(stop))
		await Promise.all([place, ...places].map((each) => each.remove()))
	}
}

const mailDirOf = (place: Place | undefined) => join(place?.dataDir ?? '', 'mail')

async function stop(product: Product) {
	const status = await product.stop()
	if (status !== 0) throw new Error(`the product stopped with status ${status}`)
}
