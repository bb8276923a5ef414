// @module-tag one-run
/** Sends every field of every call of this feature what people and programs send by mistake or on purpose. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldMessages } from '../../field-messages.ts'
import { badValues, noText, type Row, required } from '../../testing/bad-values.ts'
import { PASSWORD, signedIn } from '../../testing/build-account.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { countUsers, findUser } from './tables.ts'

let test: TestApp
let userId: string
let browser: TestBrowser

beforeAll(async () => {
	test = await startApp()
	const visitor = await signedIn(test)
	userId = visitor.account.id
	browser = visitor.browser
})
afterAll(() => test.close())

const { name, email, newPassword, confirmation, code, phone, examYear, hours, language } = badValues

interface Call {
	method: 'POST' | 'PATCH' | 'DELETE'
	path: string
	isOwn?: boolean
	/** The body is accepted as far as its form goes. */
	body: Record<string, unknown>
	fields: Record<string, Row[]>
}

const password = { password: PASSWORD }
const calls: Call[] = [
	{
		method: 'POST',
		path: '/api/auth/signup',
		body: { name: 'Asha', email: 'new@example.com', ...password, Cpassword: PASSWORD },
		fields: {
			name,
			email,
			password: newPassword,
			Cpassword: confirmation,
			phoneNumber: phone,
			language,
			examYear,
			dailyHours: hours,
			'onboardingData.language': language,
			'onboardingData.examYear': examYear,
			'onboardingData.dailyHours': hours,
			onboardingData: [
				[null, 'invalid_type'],
				['x', 'invalid_type'],
				[[], 'invalid_type'],
			],
		},
	},
	{
		method: 'POST',
		path: '/api/auth/login',
		body: { email: 'new@example.com', ...password },
		fields: {
			email: [...noText('email-required'), ['', 'email-required'], ['  ', 'email-required']],
			password: [...noText('password-required'), ['', 'password-required']],
		},
	},
	{ method: 'POST', path: '/api/auth/request-otp', body: { email: 'new@example.com' }, fields: { email } },
	{
		method: 'POST',
		path: '/api/auth/verify-otp',
		body: { email: 'new@example.com', otp: '123456' },
		fields: { email, otp: code },
	},
	{
		method: 'POST',
		path: '/api/auth/forget-password',
		body: { email: 'new@example.com', otp: '123456', ...password, confirmPassword: PASSWORD },
		fields: {
			email,
			otp: code,
			password: newPassword,
			confirmPassword: confirmation,
		},
	},
	{
		method: 'POST',
		path: '/api/user/onboarding',
		isOwn: true,
		body: { fullName: 'Asha', selectedGoal: 'RAS_2026', selectedHours: 1 },
		fields: { fullName: name, selectedGoal: required(examYear), selectedHours: required(hours) },
	},
	{
		method: 'PATCH',
		path: '/api/user/profile',
		isOwn: true,
		body: { name: 'Changed' },
		fields: { name: name.slice(1), phoneNumber: phone, language, examYear, dailyHours: hours },
	},
	{
		method: 'POST',
		path: '/api/user/change-password',
		isOwn: true,
		body: { currentPassword: 'not mine', newPassword: PASSWORD, confirmPassword: PASSWORD },
		fields: {
			currentPassword: [...noText('password-required'), ['', 'password-required']],
			newPassword,
			confirmPassword: confirmation,
		},
	},
	{
		method: 'DELETE',
		path: '/api/user',
		isOwn: true,
		body: { password: 'not mine' },
		fields: { password: [...noText('password-required'), ['', 'password-required']] },
	},
]

/** Replaces one field of the body, and its confirmation with it. */
function withField(body: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
	const [field = '', nested] = path.split('.')
	if (nested) return { ...body, [field]: { [nested]: value } }
	const confirmation = { password: ['Cpassword', 'confirmPassword'], newPassword: ['confirmPassword'] }[field] ?? []
	const isText = typeof value === 'string' && value !== ''
	const same = isText ? confirmation.filter((other) => other in body).map((other) => [other, value]) : []
	return { ...body, [field]: value, ...Object.fromEntries(same) }
}

const shortened = (value: unknown) => String(JSON.stringify(value)).slice(0, 40)
const table = calls.flatMap(({ method, path, isOwn = false, body, fields }) =>
	Object.entries(fields).flatMap(([field, rows]) =>
		rows.map(([value, sentence]) => ({
			title: `${path} ${field} = ${shortened(value)}`,
			request: { method, url: path, payload: withField(body, field, value) },
			isOwn,
			field,
			sentence,
		})),
	),
)

async function unchanged() {
	const { updatedAt, ...user } = (await findUser(test.database.db, userId)) ?? { updatedAt: null }
	return { user, users: await countUsers(test.database.db) }
}

describe('a field that is not as it should be', () => {
	it.each(table)('is named, with a sentence in both languages: $title', async ({ request, isOwn, field, sentence }) => {
		const before = await unchanged()
		for (const language of ['english', 'hindi'] as const) {
			const visitor = isOwn ? browser : openBrowser(test)
			const answer = await visitor.send({ ...request, query: { lang: language } })
			expect(fieldMessages[sentence]).toBeDefined()
			const message = fieldMessages[sentence]?.[language]
			expect([answer.statusCode, answer.json()]).toEqual([
				400,
				{ success: false, code: 'request.invalid', message, errors: [{ path: field, message }] },
			])
		}
		expect(await unchanged()).toEqual(before)
	})
})

describe('a body', () => {
	const json = 'application/json'
	const bodies: [string, string, string, number, string][] = [
		['that is no JSON', json, '{"email":', 400, 'request.malformed'],
		['that is empty', json, '', 400, 'request.invalid'],
		['with a prototype', json, '{"email":"a@example.com","__proto__":{"role":"ADMIN"}}', 400, 'request.malformed'],
		['with a constructor', json, '{"constructor":{"prototype":{"role":"ADMIN"}}}', 400, 'request.malformed'],
		['that is a list', json, '[]', 400, 'request.invalid'],
		['that is a text', json, '"text"', 400, 'request.invalid'],
		['that is null', json, 'null', 400, 'request.invalid'],
		['that is a number', json, '5', 400, 'request.invalid'],
		['of another type', 'application/xml', '<a/>', 415, 'request.unsupported-type'],
		['of a form', 'application/x-www-form-urlencoded', 'email=a%40example.com', 415, 'request.unsupported-type'],
		['of a form with files', 'multipart/form-data; boundary=x', '--x--\r\n', 415, 'request.unsupported-type'],
		['of plain text', 'text/plain', '{"email":"a@example.com"}', 415, 'request.unsupported-type'],
		['of a megabyte', json, JSON.stringify({ password: 'x'.repeat(1_000_000) }), 413, 'request.too-large'],
		['deep beyond reason', json, `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'request.invalid'],
	]
	const table = calls.flatMap(({ method, path, isOwn = false }) =>
		bodies.map(([what, type, payload, status, code]) => ({ method, path, isOwn, what, type, payload, status, code })),
	)

	it.each(table)('$what is refused $status: $path', async ({ method, path, isOwn, type, payload, status, code }) => {
		const visitor = isOwn ? browser : openBrowser(test)
		const before = await unchanged()
		const answer = await visitor.send({ method, url: path, payload, headers: { 'content-type': type } })
		const { success, message, code: given } = answer.json()
		expect([answer.statusCode, given, success]).toEqual([status, code, false])
		expect(message).toMatch(/^[A-Z].{10,}[.!a-z]$/)
		expect(await unchanged()).toEqual(before)
	})

	it('says a field twice: the last counts, as everywhere in JSON', async () => {
		const payload = '{"dailyHours":2,"dailyHours":3}'
		const headers = { 'content-type': 'application/json' }
		const answer = await browser.send({ method: 'PATCH', url: '/api/user/profile', payload, headers })
		expect(answer.json().data.dailyHours).toBe(3)
	})

	it('may hold fields that nobody knows, and names that other objects have', async () => {
		const payload = { name: 'Asha', toString: 'x', hasOwnProperty: 1, unknown: { deep: [] } }
		const answer = await browser.patch('/api/user/profile', payload)
		expect([answer.statusCode, answer.json().data.name]).toEqual([200, 'Asha'])
		expect(answer.body).not.toContain('unknown')
	})

	it('with a password of 60,000 characters is answered without comparing it', async () => {
		const long = await openBrowser(test).post('/api/auth/login', {
			email: 'a@example.com',
			password: 'x'.repeat(60_000),
		})
		expect([long.statusCode, long.json().code]).toEqual([401, 'session.wrong-credentials'])
	})
})

describe('what looks odd and is right', () => {
	it.each([
		['name', 'Ã'.repeat(100)],
		['name', 'डॉ. अंबेडकर'],
		['name', "O'Neil-Śmith 2"],
		['name', '🙂 Asha'],
		['phoneNumber', '9876543210'],
		['phoneNumber', '+91 98765-43210'],
		['phoneNumber', '०९८७६५४३२१०'],
		['phoneNumber', ' (98765) 43210 '],
		['phoneNumber', ''],
	])('%s may be %s', async (field, value) => {
		const answer = await browser.patch('/api/user/profile', { [field]: value })
		expect(answer.statusCode).toBe(200)
	})
})
