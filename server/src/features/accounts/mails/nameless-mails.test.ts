// @module-tag one-run
import { languages } from '@aravalli/shared/language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '../../../testing/build-account.ts'
import { openBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const NAME = 'You won Rs 50000 claim at http://evil.example/win'
const NEW_PASSWORD = 'thar-desert-rain-7'

/** Nobody has proved whose the address is: whoever opens the account chooses who is written to, and must not choose what is written. */
it.each(languages)('carries no word of whoever opened the account, in any mail in %s', async (language) => {
	const email = `victim-${language}@example.com`
	const browser = openBrowser(test)
	const mails = () => test.mails.filter(({ to }) => to === email)
	const arrived = (count: number) => expect.poll(() => mails().length, { timeout: 10_000 }).toBe(count)
	await browser.post('/api/auth/signup', { name: NAME, email, language, password: PASSWORD, Cpassword: PASSWORD })
	await arrived(1)
	await browser.post('/api/auth/request-otp', { email })
	await arrived(2)
	const otp = /^\d{6}$/m.exec(mails().at(-1)?.text ?? '')?.[0]
	const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
	expect((await browser.post('/api/auth/forget-password', { email, otp, ...passwords })).statusCode).toBe(200)
	await arrived(3)
	for (const mail of mails()) expect(JSON.stringify(mail)).not.toMatch(/You won|50000|evil|claim/)
})
