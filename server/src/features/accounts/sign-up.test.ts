// @module-tag one-run
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, storeAccount } from '../../testing/build-account.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { findUserByEmail, users } from './tables.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const registration = (given: object = {}) => ({
	name: 'Asha Meena',
	email: 'asha@example.com',
	password: PASSWORD,
	Cpassword: PASSWORD,
	...given,
})

const signUp = (given: object) => openBrowser(test).post('/api/auth/signup', registration(given))
const stored = (email: string) => findUserByEmail(test.database.db, email)

describe('opening an account', () => {
	it('takes the defaults for what is missing, and does not sign in', async () => {
		const answer = await signUp({ email: 'defaults@example.com' })
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ success: true, message: 'Registration successful. You can now log in.' },
		])
		expect(answer.headers['set-cookie']).toBeUndefined()
		expect(await stored('defaults@example.com')).toMatchObject({
			name: 'Asha Meena',
			phoneNumber: '',
			role: 'LEARNER',
			language: 'english',
			examYear: 'RAS_2025',
			dailyHours: 1,
			isOnboarded: false,
			isDisabled: false,
			pictureId: null,
		})
	})

	it('takes the choices, those of the top level before the nested ones', async () => {
		const onboardingData = { language: 'english', examYear: 'RAS_2026', dailyHours: 2 }
		await signUp({ email: 'nested@example.com', onboardingData })
		expect(await stored('nested@example.com')).toMatchObject(onboardingData)
		const top = { language: 'hindi', examYear: 'RAS_2027', dailyHours: 3 }
		await signUp({ email: 'both@example.com', ...top, onboardingData })
		expect(await stored('both@example.com')).toMatchObject(top)
	})

	it('keeps name, address and number in their one form, and of the password only an Argon2id hash', async () => {
		const given = { name: '  Asha \n Meena ', email: ' ＡＳＨＡ.2@Example.COM ', phoneNumber: '+91 ९८७६५ ४३२१०' }
		expect((await signUp(given)).statusCode).toBe(200)
		const user = await stored('asha.2@example.com')
		expect(user).toMatchObject({ name: 'Asha Meena', phoneNumber: '9876543210' })
		expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
		expect(test.logLines.join('')).not.toContain(PASSWORD)
	})

	it('gives no role and nothing else that nobody may choose', async () => {
		const wished = { role: 'ADMIN', isDisabled: true, isOnboarded: true, id: 'mine', pictureId: 'x', status: 'ACTIVE' }
		const answer = await signUp({ email: 'wish@example.com', ...wished, onboardingData: { role: 'ADMIN' } })
		expect(answer.statusCode).toBe(200)
		const user = await stored('wish@example.com')
		expect(user).toMatchObject({ role: 'LEARNER', isDisabled: false, isOnboarded: false, pictureId: null })
		expect(user?.id).not.toBe('mine')
	})

	it('refuses an address that is taken, also in other letters', async () => {
		const { email } = await storeAccount(test)
		for (const same of [email, email.toUpperCase(), ` ${email} `, email.replace('a', 'ａ')]) {
			const answer = await signUp({ email: same, name: 'Somebody else' })
			expect([same, answer.statusCode, answer.json()]).toEqual([
				same,
				409,
				{
					success: false,
					code: 'account.email-taken',
					message: 'This email is already registered. Please login instead.',
				},
			])
		}
		expect((await stored(email))?.name).toBe('Asha Meena')
	})

	it('opens exactly one under 50 attempts at once', async () => {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) => signUp({ email: 'one@example.com', name: `Asha ${index}` })),
		)
		const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
		expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
		const rows = await test.database.db.select().from(users).where(eq(users.email, 'one@example.com'))
		expect(rows).toHaveLength(1)
		const welcomes = () => test.mails.filter(({ to }) => to === 'one@example.com').length
		await expect.poll(welcomes).toBe(1)
	})

	it('refuses the most common passwords, in any case', async () => {
		for (const password of ['password1', 'Password1', 'qwerty', '123456']) {
			const answer = await signUp({ email: 'common@example.com', password, Cpassword: password })
			expect([password, answer.statusCode, answer.json().code]).toEqual([password, 400, 'password.common'])
		}
		expect(await stored('common@example.com')).toBeNull()
	})

	it.each([
		['english', 'Welcome to Aravalli', 'Your account is ready'],
		['hindi', 'अरावली में आपका स्वागत है', 'आपका खाता तैयार है'],
	])('welcomes by mail in the language of the account: %s', async (language, subject, title) => {
		const email = `welcome-${language}@example.com`
		await signUp({ email, language })
		const mail = () => test.mails.find(({ to }) => to === email)
		await expect.poll(mail).toMatchObject({ subject, language, html: expect.stringContaining(title) })
		expect(mail()?.text).toContain('https://aravalli.example.com/dashboard')
	})
})
