// @module-tag smoke
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { freshPlace, type Place } from '../harness/place.ts'
import { seededPlace } from '../harness/seeded-place.ts'
import { startProduct } from '../harness/start-product.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `npm run notify-list` as npm does. */
function notifyList(place: Place, ...args: string[]): Promise<{ status: number; out: string; complaint: string }> {
	const env = { ...process.env, ...place.variables }
	return new Promise((resolve) => {
		execFile(process.execPath, ['bin/notify-list.mjs', ...args], { cwd: root, env }, (error, out, complaint) => {
			resolve({ status: error ? Number(error.code) : 0, out, complaint })
		})
	})
}

describe('the list of those who want to be told when a page opens', () => {
	const places: Place[] = []

	async function keep(making: Promise<Place>): Promise<Place> {
		const place = await making
		places.push(place)
		return place
	}

	afterEach(() => Promise.all(places.splice(0).map((place) => place.remove())))

	it('says that there is none before the first start', async () => {
		const { status, out, complaint } = await notifyList(await keep(freshPlace()))
		expect([status, out]).toEqual([1, ''])
		expect(complaint).toContain('There is no list yet')
	})

	it('is printed, but not while the product has the embedded database to itself', async () => {
		const place = await keep(seededPlace())
		const product = await startProduct(place)
		const response = await fetch(`${product.origin}/api/coming-soon/notify`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: '=Meera@example.com', page: '/coming-soon' }),
		})
		expect(response.status).toBe(200)
		const meanwhile = await notifyList(place)
		if (place.variables.DATABASE_URL) expect(meanwhile.status).toBe(0)
		else {
			expect([meanwhile.status, meanwhile.out]).toEqual([1, ''])
			expect(meanwhile.complaint).toMatch(/^Aravalli is running and has the embedded database to itself\. Stop it/)
		}
		await product.stop()
		const table = await notifyList(place)
		expect(table.complaint).toBe('')
		expect(table.out).toMatch(/^page\temail\tlanguage\tasked_at\n\/coming-soon\t=meera@example\.com\tenglish\t\S+Z\n$/)
		const csv = await notifyList(place, '--csv')
		expect(csv.out).toMatch(/^page,email,language,asked_at\r\n\/coming-soon,"'=meera@example\.com",english,\S+Z\r\n$/)
	})
})
