// @module-tag one-run
/**
 * Every endpoint is asked by everybody, and the answers are held against the rule that its contract declares. What is asked of an
 * endpoint follows from the contract too, so a new one is in the matrix by existing.
 */
import { admittedRoles, type Role, roles } from '@aravalli/shared/access'
import type { Endpoint } from '@aravalli/shared/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from './testing/all-contracts.ts'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { notPublic } from './testing/declared-access.ts'
import { openBrowser } from './testing/open-browser.ts'
import { platformRoutes } from './testing/platform-routes.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const MISSING = '00000000-0000-4000-8000-000000000000'
const endpoints = Object.entries<Endpoint>(allContracts)
const callers = ['anonymous', ...roles] as const
type Caller = (typeof callers)[number]

let test: TestApp
const visitors = new Map<Caller, SignedIn>()

beforeAll(async () => {
	test = await startApp()
	for (const role of roles) visitors.set(role, await signedIn(test, { role }))
})
afterAll(() => test.close())

/** Nothing in it is accepted, so nothing is changed: access is decided before the body is looked at. */
function request(key: string, id: string): InjectOptions {
	const [method = '', path = ''] = key.split(' ')
	const url = path.replaceAll(/:\w+/g, id)
	return { method: method as 'GET', url, ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }) }
}

/** As in 'GET /healthz', read from the tree that the framework prints; without the API's description and what answers all else. */
function routesOf(app: TestApp['app']): string[] {
	const above: string[] = []
	const routes = app
		.printRoutes({ commonPrefix: false })
		.split('\n')
		.flatMap((line) => {
			const [, indent = '', part = '', methods = ''] = line.match(/^([│ ]*)[├└]── (\S+) \((.*)\)$/) ?? []
			above.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
			return methods
				.split(', ')
				.filter((method) => method && method !== 'HEAD')
				.map((method) => `${method} ${above.join('')}`)
		})
	return routes.filter((route) => !/^\w+ (\*|\/api\/docs.*)$/.test(route))
}

/** One place of a path may be called differently by the endpoints below it: the tree has all its names. */
const withoutNames = (route: string) => route.replaceAll(/:[\w:|]+/g, ':')

async function ask(caller: Caller, options: InjectOptions) {
	const browser = visitors.get(caller)?.browser ?? openBrowser(test)
	const { statusCode, body, headers } = await browser.send(options)
	const isJson = String(headers['content-type']).startsWith('application/json')
	return { status: statusCode, body, code: isJson ? JSON.parse(body).code : undefined }
}

function expected({ access, signInCode = 'access.not-signed-in' }: Endpoint, caller: Caller): [number, string] | null {
	const admitted: readonly Role[] | null = admittedRoles[access]
	if (!admitted) return null
	// By what is asked for, where that matters: here nothing is.
	if (caller === 'anonymous') return [401, typeof signInCode === 'string' ? signInCode : 'access.not-signed-in']
	return admitted.includes(caller) ? null : [403, 'access.wrong-role']
}

/** It ends the caller's own session: asked last. */
const signOut = 'POST /api/auth/logout'
const table = endpoints
	.toSorted(([a], [b]) => Number(a === signOut) - Number(b === signOut))
	.flatMap(([key, endpoint]) => callers.map((caller) => ({ key, access: endpoint.access, endpoint, caller })))

describe('who may call what', () => {
	it('is what this page says, for every endpoint that is not for everybody', () => {
		const declared = endpoints.filter(([, { access }]) => access !== 'public').map(([key, { access }]) => [key, access])
		expect(Object.fromEntries(declared)).toEqual(notPublic)
	})

	it('is said by every endpoint that the server has', () => {
		const declared = endpoints.map(([key]) => key)
		const said = [...declared, ...platformRoutes].map(withoutNames)
		expect(routesOf(test.app).map(withoutNames).sort()).toEqual(said.sort())
	})

	it.each(table)('$key, for $access, asked by $caller', async ({ key, endpoint, caller }) => {
		const { status, code } = await ask(caller, request(key, MISSING))
		const refusal = expected(endpoint, caller)
		if (refusal) expect([status, code]).toEqual(refusal)
		else expect(String(code)).not.toMatch(/^access\./)
		expect(status).toBeLessThan(500)
		expect(code).not.toBe('route.not-found')
	})
})

describe('a private record', () => {
	const owned = endpoints.filter(([, { ownerParam }]) => ownerParam !== undefined)
	const others = owned.flatMap(([key]) => roles.filter((role) => role !== 'ADMIN').map((role) => ({ key, role })))

	it('names its owner in the path', () => {
		expect(owned.map(([key, { ownerParam }]) => [key, key.includes(`/:${ownerParam}`)])).toEqual(
			owned.map(([key]) => [key, true]),
		)
		expect(owned).not.toHaveLength(0)
	})

	it.each(others)('$key of somebody else and a missing one answer $role alike, to the byte', async ({ key, role }) => {
		const { account, browser } = await signedIn(test, { role })
		const other = await signedIn(test)
		const [own, foreign, missing] = [
			await browser.send(request(key, account.id)),
			await browser.send(request(key, other.account.id)),
			await browser.send(request(key, MISSING)),
		]
		expect(own.statusCode).toBe(200)
		expect([foreign.statusCode, missing.statusCode, foreign.body]).toEqual([404, 404, missing.body])
		const shown = ({ headers: { date, ...rest } }: typeof own) => rest
		expect(shown(foreign)).toEqual(shown(missing))
	})

	it.each(owned)('%s may be read by ADMIN', async (key) => {
		const { browser } = await signedIn(test, { role: 'ADMIN' })
		const { account } = await signedIn(test)
		expect((await browser.send(request(key, account.id))).statusCode).toBe(200)
	})

	it.each(roles)('a session of somebody else cannot be ended, nor told from a missing one, by %s', async (role) => {
		const { browser } = await signedIn(test, { role })
		const other = await signedIn(test)
		const [theirs] = (await other.browser.get('/api/user/sessions')).json().data
		const foreign = await browser.delete(`/api/user/sessions/${theirs.id}`)
		const missing = await browser.delete(`/api/user/sessions/${MISSING}`)
		expect([foreign.statusCode, missing.statusCode, foreign.body]).toEqual([404, 404, missing.body])
		expect(foreign.json().code).toBe('session.not-found')
		expect((await other.browser.get('/api/auth/me')).json().success).toBe(true)
	})
})
