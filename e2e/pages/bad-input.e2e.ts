import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { origin } from '../harness/this-product.ts'

const list = '/answer-writing-practice'
const hostile = [
	'',
	'%00',
	'%E2%80%AE%E2%80%8F',
	'%',
	'%zz',
	'%E0%A4',
	'%25%27%22%5C',
	"';drop table published_items--",
	'_%25_',
	'<script>alert(1)</script>',
	'../../etc/passwd',
	'..%2f..%2fetc%2fpasswd',
	'null',
	'[object Object]',
	'__proto__',
	'1e999',
	'-1',
	'99999999999999999999',
	'%F0%9F%98%80',
	'%EF%BF%BE',
	'x'.repeat(10_000),
	'%E0%A4%95'.repeat(1_500),
]
const keys = ['page', 'category', 'search', 'lang', 'limit', 'unknown', '__proto__']

/** Sends the address as it is written: `fetch` would tidy it up first. */
function ask(
	path: string,
	headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined }> {
	const { hostname, port } = new URL(origin)
	return new Promise((resolve, reject) => {
		const call = request({ hostname, port, path, headers, timeout: 10_000 }, (answer) => {
			answer.resume()
			answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }))
		})
		call.on('timeout', () => call.destroy(new Error(`no answer for ${path.slice(0, 80)}`)))
		call.on('error', reject)
		call.end()
	})
}

const sendable = (text: string) => text.replace(/[^\u0021-\u007e]/g, (sign) => encodeURIComponent(sign))

describe('whatever stands in the address', () => {
	it.each(keys)('of the list, as %s, it answers without failing', async (key) => {
		for (const value of hostile) {
			for (const query of [`${key}=${value}`, `${key}=${value}&${key}=2`]) {
				const { status, location } = await ask(`${list}?${sendable(query)}`)
				expect({ query: query.slice(0, 60), isFine: status < 500 }).toEqual({ query: query.slice(0, 60), isFine: true })
				if (location) expect(new URL(location, 'https://home.example').origin).toBe('https://home.example')
			}
		}
	})

	it('of a question, it is a question or not found', async () => {
		for (const value of hostile.filter((text) => text !== '')) {
			const { status } = await ask(`${list}/${sendable(value)}`)
			expect({
				value: value.slice(0, 60),
				status: [307, 400, 404, 414, 431].includes(status) ? 'refused' : status,
			}).toEqual({
				value: value.slice(0, 60),
				status: 'refused',
			})
		}
	})

	it.each([
		'/profile/x.css',
		'/assets/../../../../etc/passwd',
		'/assets/none.js',
		'//evil.example',
		'/.git/config',
		'/%2e%2e/none',
	])('%s is not found', async (path) => {
		const { status } = await ask(path)
		expect([400, 404]).toContain(status)
	})

	it('odd headers change nothing', async () => {
		for (const headers of [
			{ cookie: 'preferredLanguage=%00; a=;;=;' },
			{ cookie: 'x'.repeat(8_000) },
			{ 'accept-language': 'x'.repeat(8_000) },
			{ 'accept-encoding': 'br;q=0, nonsense' },
			{ host: 'evil.example' },
			{ 'if-none-match': '*' },
		]) {
			expect((await ask(list, headers as Record<string, string>)).status).toBeLessThan(400)
		}
	})
})
