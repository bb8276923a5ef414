// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signedIn, signIn, storeAccount } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { findUser } from './tables.ts'

const NEW_PASSWORD = 'thar-desert-rain-7'
let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

describe('the profile', () => {
	it('is what its owner may know, and change', async () => {
		const { account, browser } = await signedIn(test)
		const before = (await browser.get('/api/user/profile')).json()
		expect(before.data).toEqual({
			id: account.id,
			name: 'Asha Meena',
			email: account.email,
			phoneNumber: '',
			profilePicture: null,
			role: 'LEARNER',
			language: 'english',
			examYear: 'RAS_2026',
			dailyHours: 2,
			isOnboarded: false,
		})
		const changes = {
			name: 'आशा मीणा',
			phoneNumber: '9876543210',
			language: 'hindi',
			examYear: 'RAS_2027',
			dailyHours: 3,
		}
		const answer = await browser.patch('/api/user/profile', changes)
		expect(answer.json()).toEqual({ success: true, data: { ...before.data, ...changes } })
		expect((await browser.get('/api/user/profile')).json()).toEqual(answer.json())
	})

	it('keeps what is left out, and loses a number that is emptied', async () => {
		const { browser } = await signedIn(test, { phoneNumber: '9876543210' })
		const before = (await browser.get('/api/user/profile')).json().data
		expect((await browser.patch('/api/user/profile', {})).json().data).toEqual(before)
		expect((await browser.patch('/api/user/profile', { dailyHours: 1 })).json().data).toEqual({
			...before,
			dailyHours: 1,
		})
		expect((await browser.patch('/api/user/profile', { phoneNumber: '' })).json().data.phoneNumber).toBe('')
	})

	it('has fields that nobody changes here', async () => {
		const { account, browser } = await signedIn(test)
		const other = await storeAccount(test)
		const before = await findUser(test.database.db, account.id)
		const wished = {
			id: other.id,
			userId: other.id,
			email: 'new@example.com',
			role: 'ADMIN',
			isDisabled: true,
			isOnboarded: true,
			pictureId: 'x',
			passwordHash: 'x',
		}
		expect((await browser.patch('/api/user/profile', wished)).statusCode).toBe(200)
		const after = await findUser(test.database.db, account.id)
		expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
		expect((await findUser(test.database.db, other.id))?.name).toBe('Asha Meena')
	})

	it('is filled by the first visit', async () => {
		const { account, browser } = await signedIn(test)
		const choices = { fullName: ' Asha  Devi ', selectedGoal: 'RAS_2025', selectedHours: 1 }
		const answer = await browser.post('/api/user/onboarding', choices)
		expect(answer.json()).toMatchObject({
			success: true,
			data: { name: 'Asha Devi', examYear: 'RAS_2025', dailyHours: 1, isOnboarded: true },
		})
		expect((await findUser(test.database.db, account.id))?.isOnboarded).toBe(true)
	})
})

describe('changing the password', () => {
	const change = (currentPassword: string, newPassword = NEW_PASSWORD) => ({
		currentPassword,
		newPassword,
		confirmPassword: newPassword,
	})

	it('ends every session and gives this browser a new one', async () => {
		const { account, browser } = await signedIn(test)
		const elsewhere = await signIn(test, account)
		const before = browser.cookie()
		const answer = await browser.post('/api/user/change-password', change(PASSWORD))
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ success: true, message: 'Your password has been changed. You’ve been logged out on all other devices.' },
		])
		expect(browser.cookie()).not.toBe(before)
		expect((await browser.get('/api/auth/me')).json().success).toBe(true)
		expect((await elsewhere.get('/api/auth/me')).json().success).toBe(false)
		expect((await test.app.inject({ url: '/api/auth/me', headers: { cookie: before } })).json().success).toBe(false)
		await expect(signIn(test, account)).rejects.toThrow('401')
		await signIn(test, account, NEW_PASSWORD)
		const told = () => test.mails.some(({ to, subject }) => to === account.email && /has been changed/.test(subject))
		await expect.poll(told).toBe(true)
	})

	it('takes the current one; ten wrong ones from one network are enough', async () => {
		const { account, browser } = await signedIn(test)
		const ask = (password: string, remoteAddress: string) =>
			browser.send({ method: 'POST', url: '/api/user/change-password', payload: change(password), remoteAddress })
		for (let host = 1; host <= 10; host++) {
			const wrong = await ask(`wrong ${host}`, `2001:db8:1:2::${host}`)
			expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'password.wrong'])
		}
		const refused = await ask(PASSWORD, '2001:db8:1:2::b')
		expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
		await signIn(test, account)
	})

	it('refuses common ones, and short ones of staff', async () => {
		const learner = await signedIn(test)
		const common = await learner.browser.post('/api/user/change-password', change(PASSWORD, 'password1'))
		expect([common.statusCode, common.json().code]).toEqual([400, 'password.common'])
		const staff = await signedIn(test, { role: 'ADMIN' })
		const short = await staff.browser.post('/api/user/change-password', change(PASSWORD, 'elevenchars'))
		expect([short.statusCode, short.json().code]).toEqual([400, 'password.short-for-role'])
		for (const { browser, account } of [learner, staff]) {
			expect((await browser.get('/api/auth/me')).json().success).toBe(true)
			await signIn(test, account)
		}
	})

	it('happens once under ten at once', async () => {
		const { account, browser } = await signedIn(test)
		const headers = { cookie: browser.cookie() }
		const passwords = Array.from({ length: 10 }, (_, index) => `desert-rain-${index}`)
		const answers = await Promise.all(
			passwords.map((password) =>
				browser.send({
					method: 'POST',
					url: '/api/user/change-password',
					payload: change(PASSWORD, password),
					headers,
				}),
			),
		)
		const done = passwords.filter((_, index) => answers[index]?.statusCode === 200)
		expect(done).toHaveLength(1)
		await signIn(test, account, done[0])
	})
})
