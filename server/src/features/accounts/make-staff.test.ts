// @module-tag one-run
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, signedIn, signIn } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { makeStaff } from './make-staff.ts'
import { findUserByEmail } from './tables.ts'

let test: TestApp
beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const roleOf = async (email: string) => (await findUserByEmail(test.database.db, email))?.role

it('the first administrator has an account with a password that nobody else can know', async () => {
	const made = await makeStaff(test.database, { email: ' Asha@Example.org ', role: 'ADMIN' })
	expect(made).toEqual({ email: 'asha@example.org', isNew: true, password: expect.stringMatching(/^[\w-]{24}$/) })
	const browser = await signIn(test, { email: 'asha@example.org' }, made?.password)
	expect((await browser.get('/api/admin/reported-comments')).statusCode).toBe(200)
	expect(await makeStaff(test.database, { email: 'nobody', role: 'ADMIN' })).toBeNull()
})

// Seen to fail where the old password and the old sessions stayed.
it('whoever becomes one of staff is signed out everywhere, and has a new password', async () => {
	const { account, browser } = await signedIn(test)
	const made = await makeStaff(test.database, { email: account.email, role: 'CONTENT_ADMIN' })
	expect(made?.isNew).toBe(false)
	expect(await roleOf(account.email)).toBe('CONTENT_ADMIN')
	expect((await browser.get('/api/user/profile')).statusCode).toBe(401)
	await expect(signIn(test, account, PASSWORD)).rejects.toThrow('401')
	await signIn(test, account, made?.password)
})
