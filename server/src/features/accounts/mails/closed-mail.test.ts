// @module-tag one-run
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, signedIn } from '../../../testing/build-account.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

/** Gives the jobs that still hold this address. */
const jobsWith = async (email: string) =>
	(await test.database.run(`select 1 from pgboss.job where data::text like '%${email}%'`)).rows

// This was seen to fail: an account was closed without a word.
it('a last mail in the language of the account confirms that it is closed, and then nothing keeps the address', async () => {
	const { account, browser } = await signedIn(test, { language: 'hindi' })
	await browser.delete('/api/user', { password: PASSWORD })
	const mails = () => test.mails.filter(({ to }) => to === account.email)
	await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
	expect(mails()[0]).toMatchObject({ subject: 'अरावली: आपका खाता बंद कर दिया गया है', language: 'hindi' })
	await expect.poll(() => jobsWith(account.email), { timeout: 20_000 }).toEqual([])
})

it('an account that stays open gets no such mail', async () => {
	const { account, browser } = await signedIn(test)
	expect((await browser.delete('/api/user', { password: 'not-it' })).statusCode).toBe(400)
	expect(await jobsWith(account.email)).toEqual([])
})
