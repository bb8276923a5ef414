import type { Access } from '@aravalli/shared/access'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { accessGroup, installAccess } from './access.ts'

async function build(register: (app: FastifyInstance) => void | Promise<void>) {
	const app = Fastify()
	const plugin = async (endpoints: FastifyInstance) => {
		installAccess(endpoints, async () => null)
		await register(endpoints)
	}
	await app.register(plugin)
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
			await app.register(
				accessGroup(
					'public',
					async (group) => void group.register(async (inner) => void inner.route(route('/api/deep'))),
				),
			)
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
			await app.register(accessGroup(group, (scope) => void scope.route(route('/api/x', access))))
		})
		await expect(wrong).rejects.toThrow(`GET /api/x is for ${access} and stands in the group ${group}.`)
		const deeper = build(async (app) => {
			const register = async (scope: FastifyInstance) => void scope.route(route('/api/x', access))
			await app.register(accessGroup(group, async (scope) => void (await scope.register(register))))
		})
		await expect(deeper).rejects.toThrow('stands in the group')
	})

	it('of one group does not disturb the next group', async () => {
		const app = await build(async (endpoints) => {
			await endpoints.register(accessGroup('public', (scope) => void scope.route(route('/api/open', 'public'))))
			await endpoints.register(accessGroup('admin', (scope) => void scope.route(route('/api/closed', 'admin'))))
		})
		expect((await app.inject('/api/open')).statusCode).toBe(200)
		expect((await app.inject('/api/closed')).json().message).toBe('access.not-signed-in')
		expect((await app.inject({ method: 'HEAD', url: '/api/closed' })).statusCode).not.toBe(200)
	})
})
