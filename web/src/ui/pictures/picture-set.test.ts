import { describe, expect, it } from 'vitest'
import { pictureSet } from './picture-set.ts'

describe('the sizes of a picture', () => {
	it('are those of the library, or those that came with the product', () => {
		expect(pictureSet('/api/media/a1/large.webp', '/api/media/a1/small.webp')).toBe(
			'/api/media/a1/small.webp 480w, /api/media/a1/large.webp 1600w',
		)
		expect(pictureSet('/assets/fort.webp', '/assets/fort-small.webp')).toBe(
			'/assets/fort-small.webp 320w, /assets/fort.webp 640w',
		)
	})

	it('are no choice where there is only one', () => {
		expect(pictureSet('/assets/fort.webp', null)).toBeUndefined()
	})
})
