import { isNotFound, type Register } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import {
	createStartHandler,
	defaultRenderHandler,
	defineHandlerCallback,
	type RequestHandler,
} from '@tanstack/react-start/server'
import { ApiError } from './lib/api.ts'
import { loadMessages } from './lib/messages.ts'
import type { RenderContext } from './router.tsx'

declare module '@tanstack/react-start' {
	interface Register {
		server: { requestContext: RenderContext }
	}
}

/** By now the route's modules are there, and with them every text that the page can show. */
const render = defineHandlerCallback(async (context) => {
	await loadMessages(context.router.options.context.language)
	reportFailures(context.router.state.matches.map(({ error }) => error))
	return defaultRenderHandler(context)
})

/** What the API has refused is in its own log already, and a page that is not there is no failure. */
function reportFailures(errors: unknown[]) {
	const context = getGlobalStartContext() as RenderContext | undefined
	const failures = errors.filter((error) => error && !isNotFound(error) && !(error instanceof ApiError))
	for (const error of failures) context?.report(error)
}

const fetch: RequestHandler<Register> = createStartHandler(render)

export default { fetch }
