import { describe, expect, it } from 'vitest'
import { createRenderPlaces } from './render-places.ts'

const overloaded = expect.objectContaining({ code: 'server.overloaded' })

/** Takes places one after another; those that are got at once can be given back. */
function takeAll(places: ReturnType<typeof createRenderPlaces>, caller: string, count: number) {
	return Promise.all(Array.from({ length: count }, () => places.take(caller)))
}

describe('places for renders', () => {
	it('may all be of one caller, and not one more', async () => {
		const places = createRenderPlaces(4)
		const given = await takeAll(places, 'flood', 4)
		await expect(places.take('flood')).rejects.toEqual(overloaded)
		given[0]?.()
		await places.take('flood')
	})

	it('go to whoever has fewer when one caller has them all, before that one gets another', async () => {
		const places = createRenderPlaces(4)
		const given = await takeAll(places, 'flood', 4)
		const got: string[] = []
		const neighbour = places.take('neighbour').then(() => got.push('neighbour'))
		const third = places.take('third').then(() => got.push('third'))
		await expect(places.take('flood')).rejects.toEqual(overloaded)
		for (const giveBack of given.slice(0, 2)) giveBack()
		await Promise.all([neighbour, third])
		expect(got).toEqual(['neighbour', 'third'])
		await expect(places.take('flood')).rejects.toEqual(overloaded)
	})

	it('are not waited for by more than there are places', async () => {
		const places = createRenderPlaces(2)
		await takeAll(places, 'flood', 2)
		void places.take('a')
		void places.take('b')
		await expect(places.take('c')).rejects.toEqual(overloaded)
	})

	it('are free again once all are given back', async () => {
		const places = createRenderPlaces(2)
		for (let turn = 0; turn < 3; turn += 1) {
			const given = await takeAll(places, `caller ${turn}`, 2)
			const late = places.take('late')
			given[0]?.()
			const giveBack = await late
			for (const back of [given[1], giveBack]) back?.()
		}
		expect(await takeAll(places, 'anybody', 2)).toHaveLength(2)
	})
})
