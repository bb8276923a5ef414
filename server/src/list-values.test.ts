// @module-tag one-run
/** A list where one value belongs, and pages far out, asked of every endpoint: what there is to ask follows from the contract. */
import type { Endpoint } from '@aravalli/shared/endpoint'
import { multipartForm } from '@aravalli/shared/endpoint'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { allContracts } from './testing/all-contracts.ts'
import { signedIn } from './testing/build-account.ts'
import type { TestBrowser } from './testing/open-browser.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const endpoints = Object.entries<Endpoint>(allContracts)

let test: TestApp
/** Of somebody who may call everything. */
let browser: TestBrowser

beforeAll(async () => {
	test = await startApp()
	browser = (await signedIn(test, { role: 'ADMIN' })).browser
})
afterAll(() => test.close())

interface Inner {
	type: string
	innerType?: z.core.$ZodType
	in?: z.core.$ZodType
	options?: z.core.$ZodType[]
	shape?: Record<string, z.core.$ZodType>
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Inner

/** Whether a list may be said to it. */
function takesLists(schema: z.core.$ZodType): boolean {
	const { type, innerType, in: input, options } = definitionOf(schema)
	if (innerType) return takesLists(innerType)
	if (options) return options.some(takesLists)
	return type === 'pipe' && input ? takesLists(input) : ['array', 'tuple', 'any', 'unknown'].includes(type)
}

/** As in `english.tags`, with their schemas; the fields of fields included. */
function fieldsOf(schema: z.core.$ZodType, above = ''): [string, z.core.$ZodType][] {
	const { innerType, shape } = definitionOf(schema)
	if (innerType) return fieldsOf(innerType, above)
	return Object.entries(shape ?? {}).flatMap(([name, field]) => [
		[above + name, field] as [string, z.core.$ZodType],
		...fieldsOf(field, `${above}${name}.`),
	])
}

const partsOf = ({ params, query, body }: Endpoint) => [params, query, body === multipartForm ? undefined : body]

/** Every single value of every endpoint. */
const singles = endpoints.flatMap(([key, endpoint]) =>
	partsOf(endpoint)
		.flatMap((part) => (part ? fieldsOf(part) : []))
		.filter(([, schema]) => !takesLists(schema))
		.map(([field, schema]) => ({ key, field, schema })),
)

const candidates = ['00000000-0000-4000-8000-000000000000', 'mains', 'all', 'booklets', '1']

/** Its address, with values that it takes in the places of the parameters. */
function addressOf(key: string, { params }: Endpoint): InjectOptions & { url: string } {
	const [method, path = ''] = key.split(' ')
	const url = path.replaceAll(/:(\w+)/g, (_, name) => {
		const schema = params?.shape[name] as z.ZodType | undefined
		return candidates.find((value) => schema?.safeParse(value).success) ?? '1'
	})
	return { method: method as 'GET', url }
}

async function mustBeRefused(name: string, request: InjectOptions, headers = {}) {
	const answer = await browser.send({ ...request, headers })
	const { success, code, message, errors } = answer.json()
	expect({ request, status: answer.statusCode, success, code }).toEqual({
		request,
		status: 400,
		success: false,
		code: 'request.invalid',
	})
	expect(message).toEqual(expect.any(String))
	const paths = errors.map(({ path }: { path: string }) => path)
	expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${name}(\\.|$)`))]))
}

const texts = fc.array(fc.stringMatching(/^[a-z\d-]{1,8}$/), { minLength: 2, maxLength: 4 })
const single = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
/** In which ways programs write lists. */
const forms: ((name: string, values: string[]) => [string, string][])[] = [
	(name, values) => values.map((value) => [name, value]),
	(name, values) => values.map((value) => [`${name}[]`, value]),
	(name, [value = '']) => [[`${name}[]`, value]],
	(name, values) => values.map((value, index) => [`${name}[${index}]`, value]),
]

describe('a list where one value belongs', () => {
	it('fits no schema of the contract', () => {
		expect(singles.length).toBeGreaterThan(200)
		const anything = fc.array(fc.anything(), { maxLength: 3 })
		const property = fc.property(fc.constantFrom(...singles), anything, ({ schema }, list) => {
			expect((schema as z.ZodType).safeParse(list).success).toBe(false)
		})
		fc.assert(property, { numRuns: 3_000 })
	})

	const asked = endpoints.flatMap(([key, endpoint]) =>
		endpoint.body ? [] : Object.keys(endpoint.query?.shape ?? {}).map((name) => ({ key, endpoint, name })),
	)

	it.each(asked)('is refused in the query: $name of $key', async ({ key, endpoint, name }) => {
		const property = fc.asyncProperty(texts, fc.constantFrom(...forms), async (values, form) => {
			const { url, ...request } = addressOf(key, endpoint)
			await mustBeRefused(name, { ...request, url: `${url}?${new URLSearchParams(form(name, values))}` })
		})
		await fc.assert(property, { numRuns: 4 })
	})

	const sent = endpoints.flatMap(([key, endpoint]) => {
		const { body } = endpoint
		if (!body || body === multipartForm) return []
		const names = Object.entries(body.shape).filter(([, schema]) => !takesLists(schema))
		return names.map(([name]) => ({ key, endpoint, name }))
	})

	it.each(sent)('is refused in the body: $name of $key', async ({ key, endpoint, name }) => {
		const property = fc.asyncProperty(fc.array(single, { maxLength: 3 }), async (list) => {
			await mustBeRefused(name, { ...addressOf(key, endpoint), payload: { [name]: list } })
		})
		await fc.assert(property, { numRuns: 3 })
	})

	it.each(forms.map((form) => ({ form })))('is refused in a form', async ({ form }) => {
		const payload = new URLSearchParams([['language', 'hindi'], ...form('language', ['hindi', 'english'])]).toString()
		const request = { method: 'POST', url: '/api/preferences/language', payload } as const
		await mustBeRefused('language', request, { 'content-type': 'application/x-www-form-urlencoded' })
	})
})

describe('a page far out', () => {
	const lists = endpoints.filter(([, { query }]) => query && 'page' in query.shape)
	/** A search asks for words. */
	const wordsOf = ({ query }: Endpoint) => (query && 'q' in query.shape ? 'q=khadin&' : '')

	it.each(lists)('is empty, with the same total, or of nothing that exists: %s', async (key, endpoint) => {
		const { url, ...request } = addressOf(key, endpoint)
		for (const page of ['2', '999999', '999999999']) {
			const answer = await browser.send({ ...request, url: `${url}?${wordsOf(endpoint)}page=${page}&limit=100` })
			expect([page, answer.statusCode]).toEqual([page, answer.statusCode === 404 ? 404 : 200])
			if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ success: true, data: [] })
		}
	})
})
