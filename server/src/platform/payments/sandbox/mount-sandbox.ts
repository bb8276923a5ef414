import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open-database.ts'
import { accessGroup } from '../../http/access.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import type { SendToProvider } from '../razorpay-client.ts'
import { sandboxApiRoutes } from './mount-api.ts'
import { sandboxWindowRoutes } from './mount-window.ts'
import { workForSandbox } from './sandbox-jobs.ts'

interface SandboxServices {
	database: Database
	jobs: Jobs
	settings: PaymentSettings
}

/** Puts the sandbox on our own origin, among the endpoints. Call it once, before the jobs start. */
export async function mountSandbox(app: FastifyInstance, services: SandboxServices): Promise<void> {
	workForSandbox({ app, ...services })
	await app.register(accessGroup('public', (group) => sandboxApiRoutes(group, services)))
	await app.register(accessGroup('public', (group) => sandboxWindowRoutes(group, services)))
}

/** Leads the calls of the provider's client to the sandbox in this process: they need no port and no name of their own host. */
export function sendToSandbox(app: FastifyInstance): SendToProvider {
	return async (url, { method, headers, body }) => {
		const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
		return { status: answer.statusCode, json: () => answer.json() }
	}
}
