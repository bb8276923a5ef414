import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freshPlace, startProduct } from './start-product.ts'

declare module 'vitest' {
	interface ProvidedContext {
		origin: string
		/** Where the product lays its mails. */
		mailDir: string
	}
}

/** One product for all browser tests: they only read, or write into accounts of their own. */
export async function setup(project: TestProject) {
	const place = await freshPlace()
	const product = await startProduct(place)
	project.provide('origin', product.origin)
	project.provide('mailDir', join(place.dataDir, 'mail'))
	return async () => {
		const status = await product.stop()
		await place.remove()
		if (status !== 0) throw new Error(`the product stopped with status ${status}`)
	}
}
