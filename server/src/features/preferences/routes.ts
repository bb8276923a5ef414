import { languageCookieSeconds, languageKey } from '@aravalli/shared/language'
import { localPath } from '@aravalli/shared/local-path'
import { preferencesContract } from '@aravalli/shared/preferences-contract'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'

export async function preferencesRoutes(app: FastifyInstance, { isSecure }: { isSecure: boolean }): Promise<void> {
	await app.register(formBody)
	mountContract(app, preferencesContract, {
		'POST /api/preferences/language': ({ body, reply }) => {
			const attributes = `Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
			return reply
				.header('set-cookie', `${languageKey}=${body.language}; ${attributes}`)
				.redirect(localPath(body.return), 303)
		},
	})
}
