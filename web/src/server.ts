import type { Register } from '@tanstack/react-router'
import {
	createStartHandler,
	defaultRenderHandler,
	defineHandlerCallback,
	type RequestHandler,
} from '@tanstack/react-start/server'
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
	return defaultRenderHandler(context)
})

const fetch: RequestHandler<Register> = createStartHandler(render)

export default { fetch }
