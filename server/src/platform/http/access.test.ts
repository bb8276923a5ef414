import { type Access, admittedRoles, decideAccess, roles } from '@aravalli/shared/access'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { accessGroup, installAccess, type Viewer } from './access.ts'

type Register = (app: FastifyInstance) => void | Promise<void>

const scope = (register: Register) => async (app: FastifyInstance) => {
	await register(app)
}

async function build(register: Register, viewer: Viewer | null = null) {
	const app = Fastify()
	await app.register(
		scope(async (endpoints) => {
			installAccess(endpoints, async () => viewer)
			await register(endpoints)
		}),
	)
	await app.ready()
	return app
}

const route = (url: string, access?: Access) =>
	({ method: 'GET', url, handler: async () => ({}), ...(access && { config: { access } }) }) as const

describe('a route', () => {
	it('that does not say who may call it keeps the server from starting', async () => {
		await expect(build((app) => void app.route(route('/api/open')))).rejects.toThrow(
			'GET /api/open does not say who may call it.',
		)
		await expect(build((app) => void app.get('/api/short', async () => ({})))).rejects.toThrow('does not say')
		const nested = build(async (app) => {
			const deep = scope((inner) => void inner.route(route('/api/deep')))
			await app.register(accessGroup('public', async (group) => void (await group.register(deep))))
		})
		await expect(nested).rejects.toThrow('GET /api/deep does not say who may call it.')
	})

	it.each([
		['public', 'learner'],
		['learner', 'public'],
		['learner', 'admin'],
		['admin', 'learner'],
		['staff', 'admin'],
	] as const)('of the group %s cannot be for %s', async (group, access) => {
		const wrong = build(async (app) => {
			await app.register(accessGroup(group, (inner) => void inner.route(route('/api/x', access))))
		})
		await expect(wrong).rejects.toThrow(`GET /api/x is for ${access} and stands in the group ${group}.`)
		const deeper = build(async (app) => {
			const inner = scope((deep) => void deep.route(route('/api/x', access)))
			await app.register(accessGroup(group, async (outer) => void (await outer.register(inner))))
		})
		await expect(deeper).rejects.toThrow('stands in the group')
	})

	it.each(Object.keys(admittedRoles) as Access[])(
		'for %s lets in the roles of its rule, and tells them apart',
		async (access) => {
			for (const role of [null, ...roles]) {
				const viewer = role && { userId: 'asha', sessionId: 'one', name: 'Asha', role }
				const app = await build((endpoints) => void endpoints.route(route('/api/x', access)), viewer)
				const { statusCode, body } = await app.inject('/api/x')
				const outcome = statusCode === 200 ? 'allowed' : JSON.parse(body).message.replace('access.', '')
				expect([role, outcome]).toEqual([role, decideAccess(access, role)])
			}
		},
	)

	it('of one group does not disturb the next group', async () => {
		const app = await build(async (endpoints) => {
			await endpoints.register(accessGroup('public', (inner) => void inner.route(route('/api/open', 'public'))))
			await endpoints.register(accessGroup('admin', (inner) => void inner.route(route('/api/closed', 'admin'))))
		})
		expect((await app.inject('/api/open')).statusCode).toBe(200)
		expect((await app.inject('/api/closed')).json().message).toBe('access.not-signed-in')
		expect((await app.inject({ method: 'HEAD', url: '/api/closed' })).statusCode).not.toBe(200)
	})
})
