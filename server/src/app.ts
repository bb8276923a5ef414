import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ServerKind } from './content/server-kind.ts'
import { mountEndpoints } from './endpoints.ts'
import type { Env } from './env.ts'
import { errorMessages } from './error-messages.ts'
import { createAccountServices } from './features/accounts/create-account-services.ts'
import { findViewer } from './features/accounts/sessions/find-session.ts'
import { fieldMessages } from './field-messages.ts'
import { forgetOldRegularly } from './forget-old.ts'
import { kinds as registeredKinds } from './kinds.ts'
import { mailRegularly } from './mail-regularly.ts'
import { movedTo } from './moved-pages.ts'
import { personalData } from './personal-data.ts'
import { createAttemptWindows } from './platform/attempts/create-attempt-windows.ts'
import { settleBodyTypes } from './platform/http/body-types.ts'
import { errorCode, installErrorHandler } from './platform/http/error-handler.ts'
import { installLimits, serverLimits } from './platform/http/limits.ts'
import { loggableError } from './platform/http/loggable-error.ts'
import { dataPolicy, popupsOfCheckout, securityHeaders, strictTransport } from './platform/http/security-headers.ts'
import { warnOfUnnamedProxy } from './platform/http/warn-of-unnamed-proxy.ts'
import { createMetrics } from './platform/metrics.ts'
import { mountPages } from './platform/pages/mount-pages.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { watchPublishedChanges } from './platform/pages/published-changes.ts'
import { createStoredPages } from './platform/pages/stored-pages.ts'
import { checkoutHosts } from './platform/payments/payment-settings.ts'
import { type PushHosts, publicPushHosts } from './platform/push/push-hosts.ts'
import type { Services } from './services.ts'
import { sharedPages } from './shared-pages.ts'

export interface AppOptions {
	env: Env
	log: FastifyBaseLogger
	services: Services
	/** Registers the pages' assets and answers how to get their renderer; null: the API alone. */
	pages: ((app: FastifyInstance) => Promise<() => Promise<PageRenderer>>) | null
	/** The clock, for what expires. */
	now?: () => Date
	/** All kinds of content. */
	kinds?: readonly ServerKind[]
	/** Where browsers may be told things. */
	pushHosts?: PushHosts
}

const texts = { errors: errorMessages, fields: fieldMessages }

/** The whole server: limits, then endpoints in groups by who may call them, then the pages. */
export async function buildApp({
	env,
	log,
	services,
	pages,
	now = () => new Date(),
	kinds = registeredKinds,
	pushHosts = publicPushHosts,
}: AppOptions): Promise<FastifyInstance> {
	const isSecure = env.appOrigin.startsWith('https:')
	const hosts = checkoutHosts(env.payments)
	const headers = { ...securityHeaders, ...(hosts.length > 0 && popupsOfCheckout), ...(isSecure && strictTransport) }
	const failures = { ...texts, headers: { ...headers, ...dataPolicy } }
	const metrics = createMetrics(services)
	const storedPages = createStoredPages({
		sharedPages: env.isProduction ? sharedPages : [],
		origin: env.appOrigin,
		headers,
		maxCacheBytes: env.pageCacheMegabytes * 1024 * 1024,
		onRefreshFailure: (error) => log.error({ err: loggableError(error) }, 'page refresh failed'),
		onSent: (status) => metrics.countPage('stored', status),
	})
	const app = Fastify({
		...serverLimits(failures, storedPages.answer),
		loggerInstance: log,
		trustProxy: env.trustedProxies,
	})
	warnOfUnnamedProxy(app)
	settleBodyTypes(app)
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	installErrorHandler(app, failures)
	await installLimits(app, env.overloadDelayMilliseconds)
	const windows = createAttemptWindows(services.database, now)
	const keptAboutPeople = personalData({ ...services, origin: env.appOrigin })
	const accounts = createAccountServices({ ...services, personalData: keptAboutPeople, env, log, now, windows })
	const loadRenderer = pages && (await pages(app))
	if (loadRenderer) {
		metrics.watchPageCache(storedPages.cache)
		await app.register(async (scope) => {
			scope.addHook('onRequest', async ({ url }, reply) => {
				const address = movedTo(url)
				return address === null ? undefined : reply.redirect(address, 301)
			})
			mountPages(scope, {
				loadRenderer,
				storedPages,
				sharedAnswers: ['/api/content/scroll-bar'],
				now,
				origin: env.appOrigin,
				headers,
				isDevelopment: !env.isProduction,
				checkoutHosts: hosts,
				codeOf: errorCode,
				onRendered: (status) => metrics.countPage('rendered', status),
				findViewer: (request) => findViewer(accounts, request),
			})
		})
	}
	forgetOldRegularly({ ...services, now })
	mailRegularly({ ...services, origin: env.appOrigin, now })
	const onPublished = tellOfPublished(app, services, storedPages.cache)
	await app.register((endpoints) =>
		mountEndpoints(endpoints, {
			...{ env, services, accounts, headers, metrics },
			...{ now, windows, onPublished, kinds, pushHosts },
		}),
	)
	return app
}

/** Has readers see at once what was published, whichever process answers them. */
function tellOfPublished(app: FastifyInstance, { database }: Services, cache: { clear: () => void }): () => void {
	const published = watchPublishedChanges(database, cache.clear)
	app.addHook('onClose', async () => published.close())
	return () => {
		cache.clear()
		published.tell()
	}
}
