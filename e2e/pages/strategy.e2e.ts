import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Place } from '../harness/place.ts'
import { seededPlace } from '../harness/seeded-place.ts'
import { type Product, startProduct } from '../harness/start-product.ts'

let place: Place
let product: Product

beforeAll(async () => {
	place = await seededPlace()
	product = await startProduct(place)
})
afterAll(async () => {
	await product.stop()
	await place.remove()
})

/** Writes straight into the product's database. */
async function run(statement: string) {
	const url = place.variables.DATABASE_URL
	const embedded = { host: join(place.dataDir, 'socket'), user: 'postgres', database: 'postgres' }
	const client = new pg.Client(url ? { connectionString: url } : embedded)
	await client.connect()
	await client.query(statement)
	await client.end()
}

async function open(path: string) {
	const answer = await fetch(product.origin + path)
	return { status: answer.status, kept: answer.headers.get('cache-control'), html: await answer.text() }
}

it('a page whose content cannot be had stands all the same, is kept for nobody, and is whole again at once', async () => {
	await run('alter table published_items rename to published_items_away')
	for (const [path, title] of [
		['/prelims-syllabus-strategy?tab=faq&lang=english', 'Prelims Syllabus &amp; Strategy'],
		['/prelims-faq?lang=english', 'Prelims FAQ'],
	] as const) {
		const { status, kept, html } = await open(path)
		expect([status, kept]).toEqual([500, 'private, no-store'])
		expect(html).toContain(`<h1>${title}</h1>`)
		expect(html).toContain('High-Probability Areas')
		expect(html).toContain('Error Loading Content')
		expect(html).toContain('Something went wrong on our side. Please try again.')
		expect(html).toMatch(/<button type="submit"[^>]*>.*?Retry/)
		expect(html).not.toContain('FAQPage')
	}
	expect((await open('/help')).status).toBe(200)
	await run('alter table published_items_away rename to published_items')
	const { status, html } = await open('/prelims-faq?lang=english')
	expect(status).toBe(200)
	expect(html).toContain('What is option E?')
})
