import { brand } from '@aravalli/shared/brand'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves `/api/openapi.json`, and the same for people at `/api/docs`. */
export async function installApiDocs(app: FastifyInstance, headers: Record<string, string>): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: { title: `${brand.name.english} API`, version: '1' },
		},
		transform: jsonSchemaTransform,
	})
	app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger())
	await app.register(swaggerUi, {
		routePrefix: '/api/docs',
		staticCSP: true,
		// The page's own code writes style attributes, which the policy must let through.
		transformStaticCSP: (policy) =>
			policy
				.replaceAll('upgrade-insecure-requests;', '')
				.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
		uiHooks: {
			onRequest: (_request, reply, next) => {
				reply.headers(headers)
				next()
			},
		},
	})
}
