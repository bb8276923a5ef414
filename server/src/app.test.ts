// @module-tag one-run
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from './testing/all-contracts.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const token = 'a-token-of-24-characters'
let test: TestApp

beforeAll(async () => {
	test = await startApp({ METRICS_TOKEN: token })
})
afterAll(() => test.close())

const post = (payload: string | object, headers: Record<string, string>) =>
	test.app.inject({ method: 'POST', url: '/api/preferences/language', payload, headers })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('what cannot be answered', () => {
	it('an unknown endpoint is 404 in the shape of every failure', async () => {
		const response = await test.app.inject({ url: '/api/nothing', headers: { 'accept-language': 'hi' } })
		expect(response.statusCode).toBe(404)
		expect(response.json()).toEqual({ success: false, code: 'route.not-found', message: 'इस पते पर कुछ नहीं है।' })
	})

	it.each([
		['broken JSON', '{"language":', { 'content-type': 'application/json' }, 400, 'request.malformed'],
		['an unknown type of content', '<a/>', { 'content-type': 'application/xml' }, 415, 'request.unsupported-type'],
		['more than 64 KB', 'x'.repeat(65_537), form, 413, 'request.too-large'],
		['a missing field', 'return=/', form, 400, 'request.invalid'],
		['an unknown language', 'language=latin', form, 400, 'request.invalid'],
		['no body', '', { 'content-type': 'application/json' }, 400, 'request.invalid'],
	])('refuses %s', async (_, payload, headers, status, code) => {
		const response = await post(payload, headers)
		expect(response.statusCode).toBe(status)
		expect(response.json()).toMatchObject({ success: false, code })
	})

	it('a request that is not HTTP, or whose headers are too long, gets a sentence and a closed connection', async () => {
		const port = await listeningPort()
		expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*request\.malformed/s)
		const long = await raw(port, `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
		expect(long).toMatch(/^HTTP\/1\.1 431 .*request\.header-too-large/s)
	})
})

async function listeningPort(): Promise<number> {
	if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
	return (test.app.server.address() as AddressInfo).port
}

function raw(port: number, text: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => socket.write(text))
		let answer = ''
		socket.setEncoding('utf8')
		socket.on('data', (part) => {
			answer += part
		})
		socket.on('close', () => resolve(answer))
		socket.on('error', reject)
	})
}

describe('the headers of every answer', () => {
	const safe = {
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'strict-transport-security': 'max-age=31536000; includeSubDomains',
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
	}

	it.each([
		['an endpoint', { url: '/api/content/answer-writing-practice' }, 200],
		['an endpoint that refuses', { url: '/api/content/answer-writing-practice?page=0' }, 400],
		['an unknown endpoint', { method: 'POST', url: '/api/nothing' }, 404],
		['an unknown address that is no page', { method: 'POST', url: '/nothing' }, 404],
		['an address that cannot be read', { url: '/%zz' }, 400],
	] as const)('forbid sniffing, framing and running anything: %s', async (_, request, status) => {
		const { headers, statusCode } = await test.app.inject(request)
		expect(statusCode).toBe(status)
		expect(headers).toMatchObject(safe)
	})

	it('are there as well when no request came out of what was sent', async () => {
		const [head = ''] = (await raw(await listeningPort(), 'nonsense\r\n\r\n')).split('\r\n\r\n')
		const lines = Object.entries(safe).map(([name, value]) => `${name}: ${value}`)
		expect(head.split('\r\n')).toEqual(expect.arrayContaining(lines))
	})
})

describe('the language form', () => {
	it('keeps the choice in a cookie and leads back', async () => {
		const response = await post('language=hindi&return=%2Fanswer-writing-practice%3Fpage%3D2', form)
		expect(response.statusCode).toBe(303)
		expect(response.headers.location).toBe('/answer-writing-practice?page=2')
		expect(response.headers['set-cookie']).toBe(
			'preferredLanguage=hindi; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
		)
	})

	it('leads back to an address in Hindi', async () => {
		const { statusCode, headers } = await post(
			new URLSearchParams({ language: 'hindi', return: '/x?search=जल' }).toString(),
			form,
		)
		expect([statusCode, headers.location]).toEqual([303, '/x?search=%E0%A4%9C%E0%A4%B2'])
	})

	it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '%0d%0aset-cookie:x'])(
		'never leads away to %s',
		async (target) => {
			const { headers } = await post(`language=hindi&return=${encodeURIComponent(decodeURIComponent(target))}`, form)
			expect(new URL(String(headers.location), 'https://home.example').origin).toBe('https://home.example')
		},
	)
})

describe('what balancers and monitors ask', () => {
	it('is alive and ready', async () => {
		expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
		const ready = await test.app.inject('/readyz')
		expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
	})

	it('shows its figures to whoever has the token, and nobody else', async () => {
		expect((await test.app.inject('/metrics')).statusCode).toBe(404)
		const wrong = await test.app.inject({ url: '/metrics', headers: { authorization: 'Bearer wrong' } })
		expect(wrong.statusCode).toBe(404)
		const right = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
		expect(right.statusCode).toBe(200)
		expect(right.body).toContain('answer_seconds_count{route="/healthz",method="GET",status="200"}')
		expect(right.body).toContain('database_connections')
		expect(right.body).toContain('jobs_total{outcome="dead"} 0')
		expect(right.body).toContain('mails_total{outcome="sent"} 0')
	})
})

interface Field {
	name: string
	required: boolean
	schema: { default?: unknown }
}

interface Body {
	schema: { required: string[] }
}

describe('the description of the API', () => {
	it('lists every endpoint with its input and output', async () => {
		const { openapi, paths } = (await test.app.inject('/api/openapi.json')).json()
		expect(openapi).toBe('3.1.0')
		const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		)
		const declared = Object.keys(allContracts).map((key) => key.replaceAll(/:(\w+)/g, '{$1}'))
		expect(described.toSorted()).toEqual(declared.toSorted())
		const list = paths['/api/content/answer-writing-practice'].get
		expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
			expect.arrayContaining(['page', 'limit', 'paperCategory', 'search', 'lang']),
		)
		expect(list.responses['200'].content['application/json'].schema.properties).toHaveProperty('pagination')
	})

	it('says what a field left out means, as it would be written', async () => {
		const { paths } = (await test.app.inject('/api/openapi.json')).json()
		const { parameters } = paths['/api/content/answer-writing-practice'].get
		const defaults = parameters.map((field: Field) => [field.name, field.required, field.schema.default])
		expect(defaults).toEqual(
			expect.arrayContaining([
				['page', false, '1'],
				['limit', false, '10'],
				['paperCategory', false, 'ALL_PAPERS'],
				['search', false, ''],
			]),
		)
	})

	it('says that the language is sent as a form, or as JSON', async () => {
		const { paths } = (await test.app.inject('/api/openapi.json')).json()
		const { content } = paths['/api/preferences/language'].post.requestBody
		expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded', 'application/json'])
		for (const { schema } of Object.values<Body>(content)) expect(schema.required).toEqual(['language'])
	})

	it('is readable for people', async () => {
		const page = await test.app.inject('/api/docs/')
		expect(page.statusCode).toBe(200)
		expect(page.headers['content-security-policy']).not.toContain('sandbox')
	})
})
