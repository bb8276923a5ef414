import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { notifyLines } from './notify-lines.ts'
import { inquiries, listInquiries, listNotifyRequests, notifyRequests } from './tables.ts'

let test: TestApp
/** Each story comes from an address of its own, whose requests are counted from nought. */
let visitors = 0

beforeAll(async () => {
	test = await startApp()
})
beforeEach(async () => {
	visitors++
	await test.database.db.delete(inquiries)
	await test.database.db.delete(notifyRequests)
})
afterAll(() => test.close())

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
	test.app.inject({
		method: 'POST',
		url,
		payload,
		headers: { 'content-type': 'application/json', ...headers },
		remoteAddress: `10.0.0.${visitors}`,
	})
const ask = (payload: string | object, headers?: Record<string, string>) => post('/api/inquiry', payload, headers)
const notify = (payload: string | object, headers?: Record<string, string>) =>
	post('/api/coming-soon/notify', payload, headers)

const inquiry = {
	name: 'मीरा राठौड़',
	email: 'meera@example.com',
	phone: '98765 43210',
	message: 'When does the next batch begin?',
}
const wish = { email: 'meera@example.com', page: '/coming-soon' }

const stored = async () => ({
	inquiries: (await listInquiries(test.database.db, 100)).map(({ id: _, createdAt: __, userId: ___, ...rest }) => rest),
	wishes: (await listNotifyRequests(test.database.db)).map(({ createdAt: _, ...rest }) => rest),
})
const nothing = { inquiries: [], wishes: [] }

const broken: [string, string | object, number, string][] = [
	['nothing', '', 400, 'request.invalid'],
	['an empty object', '{}', 400, 'request.invalid'],
	['a list', '[]', 400, 'request.invalid'],
	['null', 'null', 400, 'request.invalid'],
	['text', '"x"', 400, 'request.invalid'],
	['broken JSON', '{"email":', 400, 'request.malformed'],
	['a prototype', '{"__proto__":{"email":"a@b.example"}}', 400, 'request.malformed'],
	['5 MB', `{"email":"${'x'.repeat(5 * 1024 * 1024)}"}`, 413, 'request.too-large'],
]

const lookAlikes = [
	'meera',
	'meera@example',
	'meera@example.com.',
	'.meera@example.com',
	'meera@example.com\r\nBcc: all@example.com',
	'meera@example.com\u0000',
	'MİERA@example.com',
	'méera@example.com',
	'meera@exаmple.com',
	'meera @example.com',
	'Meera <meera@example.com>',
	'meera@example.com, all@example.com',
	`${'m'.repeat(250)}@example.com`,
]

describe('an inquiry', () => {
	it('is stored as it will be read, with the language of the reader', async () => {
		const response = await ask(
			{ ...inquiry, name: '  मीरा \n राठौड़ ', email: ' Meera@Example.COM ', phone: '+91 ९८७६५-43210', role: 'ADMIN' },
			{ 'accept-language': 'hi' },
		)
		expect(response.json()).toEqual({
			success: true,
			message: 'धन्यवाद। आपका संदेश हमें मिल गया है; हम जल्द उत्तर देंगे।',
		})
		expect(await stored()).toEqual({
			inquiries: [{ ...inquiry, phone: '9876543210', language: 'hindi' }],
			wishes: [],
		})
	})

	it('needs no phone, and the cookie names the language', async () => {
		const { phone: _, ...without } = inquiry
		const response = await ask(without, { cookie: 'preferredLanguage=english', 'accept-language': 'hi' })
		expect(response.json().message).toBe('Thank you. We’ve got your message and will reply soon.')
		expect((await stored()).inquiries).toEqual([{ ...inquiry, phone: '', language: 'english' }])
	})

	it('is answered in the language of the page, which may be another than the cookie’s', async () => {
		const headers = { cookie: 'preferredLanguage=english', 'x-page-language': 'hindi' }
		expect((await ask(inquiry, headers)).json().message).toMatch(/^धन्यवाद/)
		expect((await ask(inquiry, { ...headers, 'x-page-language': 'klingon' })).json().message).toMatch(/^Thank you/)
	})

	it('is mailed to the team once', async () => {
		await ask({ ...inquiry, name: 'Meera <b>', message: 'First line\n\nसांभर <i>' }, { 'accept-language': 'hi' })
		const mails = () => test.mails.filter(({ subject }) => subject === 'Inquiry from Meera <b>')
		await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
		const [mail] = mails()
		expect([mail?.to, mail?.replyTo]).toEqual(['help@example.com', 'meera@example.com'])
		for (const part of ['First line', 'सांभर <i>', 'Email: meera@example.com', 'Phone: 9876543210', 'in: Hindi'])
			expect(mail?.text).toContain(part)
		expect(mail?.html).toContain('सांभर &lt;i&gt;')
	})

	it('keeps lines and what looks like SQL or HTML, and loses what no database takes', async () => {
		await ask({ ...inquiry, message: `'); drop table inquiries;--\r\n<script>\u0000 \ud800` })
		expect((await stored()).inquiries[0]?.message).toBe(`'); drop table inquiries;--\n<script> \ufffd`)
	})

	it.each(broken)('is refused as %s', async (_, payload, status, code) => {
		const response = await ask(payload)
		expect([response.statusCode, response.json().code]).toEqual([status, code])
		expect(await stored()).toEqual(nothing)
	})

	it.each([
		['name', [undefined, null, 7, {}, ['Meera'], '', ' \u0000', '\u200b', 'x'.repeat(101)]],
		['email', [undefined, null, 7, {}, '', ...lookAlikes]],
		['phone', [null, 9876543210, '12345', '98765432101', 'phone']],
		['message', [undefined, null, 7, [], '', ' \n', '\u0000', 'x'.repeat(2_001)]],
	] as const)('is refused with a sentence for a wrong %s, and nothing is stored', async (field, values) => {
		for (const value of values) {
			const response = await ask({ ...inquiry, [field]: value })
			expect({ value, status: response.statusCode }).toEqual({ value, status: 400 })
			expect(response.json()).toMatchObject({ code: 'request.invalid', errors: [{ path: field }] })
			expect(response.json().errors[0].message).toMatch(/\w{3}/)
		}
		expect(await stored()).toEqual(nothing)
	})

	it('of full width letters is the same address', async () => {
		await ask({ ...inquiry, email: 'ｍｅｅｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ' })
		expect((await stored()).inquiries[0]?.email).toBe('meera@example.com')
	})

	it('takes the last of a field that is given twice', async () => {
		const twice = JSON.stringify(inquiry).replace('{', '{"email":"other@example.com",')
		expect((await ask(twice)).statusCode).toBe(200)
		expect((await stored()).inquiries[0]?.email).toBe('meera@example.com')
	})

	it('from another site or of another type is refused', async () => {
		expect((await ask(inquiry, { origin: 'https://evil.example' })).statusCode).toBe(403)
		expect((await ask(inquiry, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
		expect((await ask('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
		expect((await ask('x', { 'content-type': 'text/plain' })).statusCode).toBe(415)
		expect(await stored()).toEqual(nothing)
	})

	it('of a classroom passes; the 31st within 15 minutes is asked to wait', async () => {
		for (let count = 0; count < 30; count++) expect((await ask(inquiry)).statusCode).toBe(200)
		const refused = await ask(inquiry)
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-often'])
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect((await stored()).inquiries).toHaveLength(30)
	})
})

describe('the wish to be told when a page opens', () => {
	it('is stored once for an address and a page, and answered alike each time', async () => {
		const answers = await Promise.all([
			notify(wish),
			notify(wish),
			notify({ ...wish, email: ' MEERA@example.com' }),
			notify({ ...wish, page: '/coming-soon/' }),
		])
		for (const answer of answers)
			expect(answer.json()).toEqual({ success: true, message: 'Done. We’ll email you when this page is ready.' })
		expect((await stored()).wishes).toEqual([{ ...wish, language: 'english' }])
	})

	it('is a row for each who asks, and one line for whoever writes the mails', async () => {
		const [one, other] = [await signedIn(test), await signedIn(test)]
		await notify(wish, { 'accept-language': 'hi' })
		for (const { browser } of [one, one, other]) await browser.post('/api/coming-soon/notify', wish)
		expect(await test.database.db.$count(notifyRequests)).toBe(3)
		expect((await stored()).wishes).toEqual([{ ...wish, language: 'hindi' }])
	})

	it('for one of many addresses of a page is for the page', async () => {
		await notify({ ...wish, page: '/admin/orders' })
		await notify({ ...wish, page: '/admin/$section' })
		expect((await stored()).wishes).toEqual([{ ...wish, page: '/admin/$section', language: 'english' }])
	})

	it.each(broken)('is refused as %s', async (_, payload, status, code) => {
		const response = await notify(payload)
		expect([response.statusCode, response.json().code]).toEqual([status, code])
		expect(await stored()).toEqual(nothing)
	})

	it.each([
		undefined,
		null,
		7,
		{},
		'',
		'/',
		'/nothing',
		'/dashboard',
		'coming-soon',
		'/coming-soon?x=1',
		'/coming-soon\u0000',
	])('is refused for the page %j', async (page) => {
		const response = await notify({ ...wish, page }, { 'accept-language': 'hi' })
		expect([response.statusCode, response.json()]).toMatchObject([
			400,
			{ code: 'request.invalid', message: 'ऐसा कोई पृष्ठ नहीं है', errors: [{ path: 'page' }] },
		])
		expect(await stored()).toEqual(nothing)
	})

	it('is refused for what is no address', async () => {
		for (const email of [undefined, null, 7, '', ...lookAlikes]) {
			const response = await notify({ ...wish, email })
			expect({ email, status: response.statusCode }).toEqual({ email, status: 400 })
		}
		expect(await stored()).toEqual(nothing)
	})

	it('from another site is refused', async () => {
		expect((await notify(wish, { origin: 'https://evil.example' })).statusCode).toBe(403)
		expect(await stored()).toEqual(nothing)
	})
})

describe('the list of those who wait', () => {
	it('is ordered by page and time, for terminals and for spreadsheets', async () => {
		await notify({ email: 'arjun@example.com', page: '/coming-soon' })
		await notify({ email: '=cmd@example.com', page: '/admin/audit-log' })
		await notify({ email: 'meera@example.com', page: '/admin/audit-log' }, { 'accept-language': 'hi' })
		const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
		expect((await notifyLines(test.database, false)).replaceAll(moment, 'T')).toBe(
			'page\temail\tlanguage\tasked_at\n/admin/$section\t=cmd@example.com\tenglish\tT\n' +
				'/admin/$section\tmeera@example.com\thindi\tT\n/coming-soon\tarjun@example.com\tenglish\tT\n',
		)
		expect((await notifyLines(test.database, true)).replaceAll(moment, 'T')).toBe(
			`page,email,language,asked_at\r\n/admin/$section,"'=cmd@example.com",english,T\r\n` +
				'/admin/$section,meera@example.com,hindi,T\r\n/coming-soon,arjun@example.com,english,T\r\n',
		)
	})
})
