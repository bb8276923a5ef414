import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Env } from './env.ts'
import { errorMessages, fieldMessages } from './error-messages.ts'
import { createAccountServices } from './features/accounts/create-account-services.ts'
import { ownPictureRoutes, pictureRoutes } from './features/accounts/picture-routes.ts'
import { profileRoutes } from './features/accounts/profile-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { findViewer } from './features/accounts/sessions/find-session.ts'
import { answerWritingRoutes } from './features/answer-writing/routes.ts'
import { preferencesRoutes } from './features/preferences/routes.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import type { Counters } from './platform/counters.ts'
import type { Database } from './platform/database/open-database.ts'
import { accessGroup, installAccess } from './platform/http/access.ts'
import { installApiDocs } from './platform/http/api-docs.ts'
import { errorCode, installErrorHandler } from './platform/http/error-handler.ts'
import { installHealth } from './platform/http/health.ts'
import { installLimits, MAX_EVENT_LOOP_DELAY_MILLISECONDS, serverLimits } from './platform/http/limits.ts'
import { logAnswers } from './platform/http/log-answers.ts'
import { refuseForeignOrigins } from './platform/http/origin-check.ts'
import { installRequestLimits } from './platform/http/request-limits.ts'
import { dataPolicy, securityHeaders, strictTransport } from './platform/http/security-headers.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { mountPages } from './platform/pages/mount-pages.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { createStoredPages } from './platform/pages/stored-pages.ts'
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { sharedPages } from './shared-pages.ts'

export interface Services {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	mail: Mail
	/** Not started yet: a feature that has jobs says who does them. */
	jobs: Jobs
}

export interface AppOptions {
	env: Env
	log: FastifyBaseLogger
	services: Services
	/** Registers the pages' assets and answers how to get their renderer; null: the API alone. */
	pages: ((app: FastifyInstance) => Promise<() => Promise<PageRenderer>>) | null
	/** How late the process may be before it turns requests away; 0: as late as it likes. */
	maxDelayMilliseconds?: number
	/** The clock, for what expires. */
	now?: () => Date
}

const texts = { errors: errorMessages, fields: fieldMessages }

/** The whole server: limits, then endpoints in groups by who may call them, then the pages. */
export async function buildApp({
	env,
	log,
	services,
	pages,
	maxDelayMilliseconds = MAX_EVENT_LOOP_DELAY_MILLISECONDS,
	now = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
	const isSecure = env.appOrigin.startsWith('https:')
	const headers = { ...securityHeaders, ...(isSecure && strictTransport) }
	const failures = { ...texts, headers: { ...headers, ...dataPolicy } }
	const metrics = createMetrics(services)
	const accounts = createAccountServices({ ...services, env, log, now })
	const storedPages = createStoredPages({
		sharedPages: env.isProduction ? sharedPages : [],
		origin: env.appOrigin,
		headers,
		maxCacheBytes: env.pageCacheMegabytes * 1024 * 1024,
		onRefreshFailure: (error) => log.error({ err: error }, 'page refresh failed'),
		onSent: (status) => metrics.countPage('stored', status),
	})
	const app = Fastify({
		...serverLimits(failures, storedPages.answer),
		loggerInstance: log,
		trustProxy: env.trustedProxies,
	})
	// No endpoint takes plain text, which other sites may send without asking.
	app.removeContentTypeParser('text/plain')
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	installErrorHandler(app, failures)
	await installLimits(app, maxDelayMilliseconds)
	const loadRenderer = pages && (await pages(app))
	if (loadRenderer) {
		metrics.watchPageCache(storedPages.cache)
		await app.register(async (scope) => {
			mountPages(scope, {
				loadRenderer,
				storedPages,
				origin: env.appOrigin,
				headers,
				isDevelopment: !env.isProduction,
				codeOf: errorCode,
				onRendered: (status) => metrics.countPage('rendered', status),
			})
		})
	}
	await app.register(async (endpoints) => {
		endpoints.addHook('onRequest', async (_request, reply) => void reply.headers({ ...headers, ...dataPolicy }))
		logAnswers(endpoints, metrics.observeAnswer)
		refuseForeignOrigins(endpoints, env.appOrigin)
		await installApiDocs(endpoints, headers)
		installHealth(endpoints, services.database, metrics, env.metricsToken)
		endpoints.all('/api/*', { schema: { hide: true } as object }, (_request, reply) => reply.callNotFound())
		// Every route from here on says who may call it.
		installAccess(endpoints, (request) => findViewer(accounts, request))
		await installRequestLimits(endpoints)
		await endpoints.register(
			accessGroup('public', async (open) => {
				await open.register(preferencesRoutes, { isSecure })
				accountRoutes(open, accounts)
				pictureRoutes(open, services.database)
				answerWritingRoutes(open, { ...services, origin: env.appOrigin })
			}),
		)
		await endpoints.register(
			accessGroup('learner', async (learner) => {
				profileRoutes(learner, accounts)
				await learner.register(ownPictureRoutes, { database: services.database })
				subscriptionRoutes(learner, services.database, now)
			}),
		)
	})
	return app
}
