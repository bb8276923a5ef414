/**
 * Enforces who may call an endpoint: the rule that its contract names, and nothing else, decides.
 *
 * A route without a rule cannot be registered, and neither can one in a group for other callers, so endpoints.ts shows on one
 * screen who may call what. `access-matrix.test.ts` asks every endpoint as everybody.
 */
import { type Access, decideAccess, type Role } from '@aravalli/shared/access'
import type { Endpoint } from '@aravalli/shared/endpoint'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Says who is calling, as far as any feature needs to know. */
export interface Viewer {
	userId: string
	sessionId: string
	role: Role
	/** Others are shown this name. */
	name: string
}

export type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>

declare module 'fastify' {
	interface FastifyRequest {
		/** It is null for nobody, and for endpoints that are open to everybody until `findViewer` is called. */
		viewer: Viewer | null
	}
	interface FastifyInstance {
		/** Routes of this group may have no other access; null outside of groups. */
		groupAccess: Access | null
		findViewer: FindViewer
	}
	interface FastifyContextConfig {
		access?: Access
		signInCode?: Endpoint['signInCode']
	}
}

/** Serves the scope of all endpoints; call it before any of them. */
export function installAccess(app: FastifyInstance, findViewer: FindViewer): void {
	app.decorateRequest('viewer', null)
	app.decorate('groupAccess', null)
	app.decorate('findViewer', findViewer)
	app.addHook('onRoute', function checkRule({ config, method, url }) {
		const access = config?.access
		if (!access) throw new Error(`${method} ${url} does not say who may call it.`)
		if (this.groupAccess && this.groupAccess !== access)
			throw new Error(`${method} ${url} is for ${access} and stands in the group ${this.groupAccess}.`)
	})
	app.addHook('onRequest', async (request) => {
		const { access = 'public', signInCode = 'access.not-signed-in' } = request.routeOptions.config
		if (access === 'public') return
		request.viewer = await findViewer(request)
		const decision = decideAccess(access, request.viewer?.role ?? null)
		if (decision === 'not-signed-in' && typeof signInCode === 'string') throw new AppError(signInCode)
		if (decision === 'wrong-role') throw new AppError('access.wrong-role')
	})
	// The refusal depends on the body, of which nothing but its `action` is looked at.
	app.addHook('preValidation', async (request) => {
		const { signInCode } = request.routeOptions.config
		if (typeof signInCode !== 'object' || request.viewer) return
		const { action } = (request.body ?? {}) as { action?: unknown }
		throw new AppError(refusalOf(signInCode, action))
	})
}

function refusalOf(codes: Readonly<Record<string, ErrorCode>>, action: unknown): ErrorCode {
	const code = typeof action === 'string' && Object.hasOwn(codes, action) ? codes[action] : undefined
	return code ?? 'access.not-signed-in'
}

/** Groups endpoints for the same callers. */
export function accessGroup(access: Access, register: (group: FastifyInstance) => void | Promise<void>) {
	return async (group: FastifyInstance) => {
		group.groupAccess = access
		await register(group)
	}
}
