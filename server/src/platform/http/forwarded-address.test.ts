// @module-tag one-run
/** Shows by a limit for each address whose address counts. */
import { afterEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const proxy = '10.0.0.1'
let test: TestApp
afterEach(() => test.close())

/** Asks more often than one address may, each time in the name of another one, and returns the last status. */
async function askInOtherNames(remoteAddress: string): Promise<number> {
	let last = 0
	for (let visitor = 1; visitor <= 35; visitor += 1) {
		const answer = await test.app.inject({
			method: 'POST',
			url: '/api/coming-soon/notify',
			payload: {},
			remoteAddress,
			headers: { 'x-forwarded-for': `203.0.113.${visitor}`, 'sec-fetch-site': 'same-origin' },
		})
		last = answer.statusCode
	}
	return last
}

const warnings = () => test.logLines.filter((line) => line.includes('TRUSTED_PROXIES'))

it('without a proxy that is trusted, nobody is believed to forward for others', async () => {
	test = await startApp({}, { mayComplain: /TRUSTED_PROXIES/ })
	expect(await askInOtherNames(proxy)).toBe(429)
	expect(warnings()).toHaveLength(1)
})

it('a proxy that is trusted is believed, and nobody else', async () => {
	test = await startApp({ TRUSTED_PROXIES: `${proxy}, 192.168.7.0/24` }, { mayComplain: /TRUSTED_PROXIES/ })
	expect(await askInOtherNames(proxy)).toBe(400)
	expect(await askInOtherNames('192.168.7.20')).toBe(400)
	expect(warnings()).toEqual([])
	expect(await askInOtherNames('10.0.0.2')).toBe(429)
	// Once is enough, and it tells nobody's address.
	expect(warnings()).toHaveLength(1)
	expect(warnings().join()).not.toMatch(/10\.0\.0|203\.0/)
})
