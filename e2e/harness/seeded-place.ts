import { inject } from 'vitest'
import { copyOfPlace, makePlace, type Place, type PlaceTemplate } from './place.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Holds the demo content. */
		placeTemplate: PlaceTemplate
	}
}

/** Makes a place with the demo content, which the first start of a product brings, and says what to copy it by. */
export async function makeSeededPlace(): Promise<{ place: Place; template: PlaceTemplate }> {
	const made = await makePlace()
	const product = await startProduct(made.place)
	const status = await product.stop()
	if (status !== 0) throw new Error(`the product stopped with status ${status}`)
	return made
}

/** Makes a place for a story with a product of its own, which begins with the demo content. */
export const seededPlace = (): Promise<Place> => copyOfPlace(inject('placeTemplate'))
