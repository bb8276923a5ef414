import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MailFailure } from '../../../platform/mail/mail.ts'
import { PASSWORD, signedIn, signIn, storeAccount } from '../../../testing/build-account.ts'
import { openBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

const NEW_PASSWORD = 'thar-desert-rain-7'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let test: TestApp
let clock = new Date('2026-11-18T06:00:00Z')
const pass = (milliseconds: number) => {
	clock = new Date(clock.getTime() + milliseconds)
}

beforeAll(async () => {
	test = await startApp({}, { now: () => clock, mayComplain: /A job failed|"away"/ })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => test.close())

const post = (path: string, body: object) => openBrowser(test).post(`/api/auth/${path}`, body)
const codeIn = (text = '') => text.match(/^\d{6}$/m)?.[0] ?? ''
const mailsTo = (email: string) => test.mails.filter(({ to, text }) => to === email && codeIn(text) !== '')

/** Asks for a code and waits for the mail with it. */
async function newCode(email: string): Promise<string> {
	const before = mailsTo(email).length
	await post('request-otp', { email })
	await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(before + 1)
	return codeIn(mailsTo(email).at(-1)?.text)
}

/** Makes as many codes that are not the right one. */
function wrongCodes(right: string, count: number): string[] {
	const codes = Array.from({ length: count + 1 }, (_, index) => String(100_000 + index))
	return codes.filter((code) => code !== right).slice(0, count)
}

const verify = async (email: string, otp: string) => (await post('verify-otp', { email, otp })).statusCode
const reset = (email: string, otp: string, password = NEW_PASSWORD) =>
	post('forget-password', { email, otp, password, confirmPassword: password })
/** Waits until the queues are empty, because a job is done then; of those that are done again and again the last turn stays. */
const idle = () =>
	expect
		.poll(
			async () => {
				const { rows } = await test.database.db.execute(
					sql`select count(*)::int as jobs from pgboss.job where state <> 'completed'`,
				)
				return rows[0]?.jobs
			},
			{ timeout: 20_000 },
		)
		.toBe(0)

describe('a code', () => {
	it('is in the mail, and nowhere else', async () => {
		const { email, id } = await storeAccount(test, { language: 'hindi' })
		const answer = await post('request-otp', { email })
		const { rows: jobs } = await test.database.db.execute(sql`select data, output from pgboss.job`)
		await expect.poll(() => mailsTo(email)).toHaveLength(1)
		const [mail] = mailsTo(email)
		const code = codeIn(mail?.text)
		expect(mail).toMatchObject({ language: 'hindi', subject: 'अरावली का नया पासवर्ड बनाने के लिए कोड' })
		expect(mail?.subject).not.toContain(code)
		expect(JSON.stringify([answer.body, answer.headers, jobs])).not.toContain(code)
		expect(test.logLines.join('')).not.toMatch(new RegExp(`"[^"]*\\b${code}\\b`))
		const { rows } = await test.database.db.execute(sql`select * from reset_codes where user_id = ${id}`)
		expect(rows).toHaveLength(1)
		expect(JSON.stringify(rows)).not.toContain(code)
		expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
	})

	it('is asked for with the same answer, whether anybody has this address or not', async () => {
		const known = await storeAccount(test)
		const disabled = await storeAccount(test)
		await test.database.db.execute(sql`update users set is_disabled = true where id = ${disabled.id}`)
		const send = vi.spyOn(test.jobs, 'send')
		const answers = []
		for (const email of [known.email, known.email.toUpperCase(), disabled.email, 'nobody@example.com'])
			answers.push(await post('request-otp', { email }))
		const shown = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)])
		expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1)
		expect(answers[0]?.json()).toEqual({
			success: true,
			message: 'If this email is registered, a 6-digit code has been sent to it.',
		})
		// Each costs the same work, a job, so that the time tells nothing either.
		expect(send).toHaveBeenCalledTimes(4)
		await idle()
		expect(mailsTo(disabled.email)).toHaveLength(0)
		expect(mailsTo('nobody@example.com')).toHaveLength(0)
		expect(mailsTo(known.email)).toHaveLength(2)
	})

	it('goes to the stored address only, whatever letters were typed', async () => {
		const { email } = await storeAccount(test)
		await post('request-otp', { email: ` ${email.toUpperCase().replace('ASHA', 'ＡＳＨＡ')} ` })
		await expect.poll(() => mailsTo(email)).toHaveLength(1)
		const refused = await post('request-otp', { email: `${email}\r\nBcc: mallory@example.com` })
		expect(refused.statusCode).toBe(400)
		expect(test.mails.some(({ to }) => to.includes('mallory'))).toBe(false)
	})

	it('is verified without being used up, in Devanagari digits too', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		for (let time = 0; time < 8; time++) expect(await verify(email, code)).toBe(200)
		const devanagari = code.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))
		expect(await verify(email.toUpperCase(), devanagari)).toBe(200)
		expect((await reset(email, devanagari)).statusCode).toBe(200)
	})

	it('is dead after five wrong tries, although the next is right', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		for (const wrong of wrongCodes(code, 4)) expect(await verify(email, wrong)).toBe(400)
		expect(await verify(email, code)).toBe(200)
		expect(await verify(email, wrongCodes(code, 5)[4] ?? '')).toBe(400)
		expect(await verify(email, code)).toBe(400)
		expect((await reset(email, code)).json().code).toBe('reset.wrong-code')
	})

	it('is compared five times under 200 guesses at once', async () => {
		const { email, id } = await storeAccount(test)
		const code = await newCode(email)
		const guesses = wrongCodes(code, 200)
		const answers = await Promise.all(guesses.map((otp) => post('verify-otp', { email, otp })))
		const statuses = new Set(answers.map(({ statusCode }) => statusCode))
		// Others were refused only because the line was too long, and were told so.
		expect([...statuses].filter((status) => status !== 400 && status !== 503)).toEqual([])
		const { rows } = await test.database.db.execute(sql`select comparisons from reset_codes where user_id = ${id}`)
		expect(rows).toEqual([{ comparisons: 5 }])
		expect(await verify(email, code)).toBe(400)
	})

	it('is somebody’s own', async () => {
		const [mine, yours] = [await storeAccount(test), await storeAccount(test)]
		const [code, other] = [await newCode(mine.email), await newCode(yours.email)]
		if (code !== other) expect(await verify(yours.email, code)).toBe(400)
		expect((await reset(yours.email, code === other ? '000000' : code)).statusCode).toBe(400)
		expect(await verify(mine.email, code)).toBe(200)
	})

	it('lives ten minutes', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		pass(10 * MINUTE - 1)
		expect(await verify(email, code)).toBe(200)
		pass(1)
		expect(await verify(email, code)).toBe(400)
		expect((await reset(email, code)).statusCode).toBe(400)
	})

	it('dies with the next one', async () => {
		const { email } = await storeAccount(test)
		const first = await newCode(email)
		const second = await newCode(email)
		if (first !== second) expect(await verify(email, first)).toBe(400)
		expect(await verify(email, second)).toBe(200)
	})

	it('is wrong in the same words for unknown addresses, and where there is none', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		const without = await storeAccount(test)
		const answers = [
			await post('verify-otp', { email, otp: wrongCodes(code, 1)[0] }),
			await post('verify-otp', { email: without.email, otp: code }),
			await post('verify-otp', { email: 'nobody@example.com', otp: code }),
			await reset('nobody@example.com', code),
		]
		for (const { statusCode, json } of answers) expect([statusCode, json().code]).toEqual([400, 'reset.wrong-code'])
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
		expect(answers[0]?.json().message).toBe('Invalid OTP')
	})
})

describe('codes of an account', () => {
	it('are three an hour and ten a day, silently', async () => {
		const { email } = await storeAccount(test)
		const count = () => mailsTo(email).length
		async function ask(times: number, total: number) {
			for (let time = 0; time < times; time++) await post('request-otp', { email })
			await idle()
			expect(count()).toBe(total)
		}
		await ask(4, 3)
		pass(HOUR - 1)
		await ask(1, 3)
		pass(1)
		await ask(4, 6)
		pass(HOUR)
		await ask(4, 9)
		pass(HOUR)
		await ask(2, 10)
		pass(21 * HOUR - 1)
		await ask(1, 10)
		pass(1)
		await ask(4, 13)
	})

	it('are mailed after all when the mail server was away, and what was not sent does not count', async () => {
		const { email } = await storeAccount(test)
		const send = vi.spyOn(test.mail, 'send')
		send.mockRejectedValueOnce(new MailFailure('ECONNREFUSED')).mockRejectedValueOnce(new MailFailure('ECONNREFUSED'))
		expect((await post('request-otp', { email })).statusCode).toBe(200)
		await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1)
		expect(await verify(email, codeIn(mailsTo(email)[0]?.text))).toBe(200)
		await newCode(email)
		expect(await verify(email, await newCode(email))).toBe(200)
	})
})

describe('a reset', () => {
	it('sets the password, ends every session, tells by mail, and signs nobody in', async () => {
		const { account, browser } = await signedIn(test)
		const elsewhere = await signIn(test, account)
		const code = await newCode(account.email)
		const answer = await reset(account.email, code)
		expect([answer.statusCode, answer.headers['set-cookie'], answer.json()]).toEqual([
			200,
			undefined,
			{
				success: true,
				message: 'Password has been reset successfully! You can now login with your new password.',
			},
		])
		for (const each of [browser, elsewhere]) expect((await each.get('/api/auth/me')).json().success).toBe(false)
		const told = () => test.mails.some(({ to, subject }) => to === account.email && /has been changed/.test(subject))
		await expect.poll(told).toBe(true)
		await expect(signIn(test, account)).rejects.toThrow('401')
		await signIn(test, account, NEW_PASSWORD)
	})

	it('uses the code up', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		expect((await reset(email, code)).statusCode).toBe(200)
		expect((await reset(email, code, 'another-password-8')).json().code).toBe('reset.wrong-code')
		expect(await verify(email, code)).toBe(400)
	})

	it('happens once under 20 at once with the right code', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		const passwords = Array.from({ length: 20 }, (_, index) => `desert-rain-${index}`)
		const answers = await Promise.all(passwords.map((password) => reset(email, code, password)))
		const done = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [passwords[index]] : []))
		expect(done).toHaveLength(1)
		expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19)
		await signIn(test, { email }, done[0])
	})

	it('of a staff account takes twelve characters', async () => {
		const { email } = await storeAccount(test, { role: 'CONTENT_ADMIN' })
		const code = await newCode(email)
		const short = await reset(email, code, 'elevenchars')
		expect([short.statusCode, short.json().code]).toEqual([400, 'password.short-for-role'])
		expect((await reset(email, code, 'twelve chars')).statusCode).toBe(200)
		const learner = await storeAccount(test)
		expect((await reset(learner.email, await newCode(learner.email), 'sixsix')).statusCode).toBe(200)
	})

	it('refuses the most common passwords without counting a try, and keeps the code', async () => {
		const { email } = await storeAccount(test)
		const code = await newCode(email)
		for (let time = 0; time < 6; time++)
			expect((await reset(email, code, 'password1')).json().code).toBe('password.common')
		expect((await reset(email, code)).statusCode).toBe(200)
	})

	it('lets its owner sign in at once, however often the old password was tried', async () => {
		const { email } = await storeAccount(test)
		const browser = openBrowser(test)
		// A phone has another address of its network each time.
		let host = 0
		const send = (path: string, payload: object) =>
			browser.send({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress: `2001:db8:1:2::${++host}` })
		const login = (password: string) => send('login', { email, password })
		for (let time = 0; time < 11; time++) await login('forgotten')
		expect((await login(PASSWORD)).statusCode).toBe(429)
		const body = { email, otp: await newCode(email), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
		expect((await send('forget-password', body)).statusCode).toBe(200)
		expect((await login(NEW_PASSWORD)).statusCode).toBe(200)
	})

	it('writes nothing when it fails half-way', async () => {
		const { account, browser } = await signedIn(test)
		const code = await newCode(account.email)
		vi.spyOn(test.jobs, 'send').mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNRESET' }))
		expect((await reset(account.email, code)).statusCode).toBe(503)
		expect((await browser.get('/api/auth/me')).json().success).toBe(true)
		await signIn(test, account)
		expect((await reset(account.email, code)).statusCode).toBe(200)
	})
})
