import { type AnyRouter, isNotFound, type Register } from '@tanstack/react-router'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback, type RequestHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ApiError } from './lib/api.ts'
import { loadMessages } from './lib/messages.ts'
import { hasFailure, isMissing } from './lib/page-failure.ts'
import { takeAssets } from './page-assets.ts'
import type { RenderContext } from './router.tsx'
import { loadParts, renderWithParts } from './ui/part-code.ts'

declare module '@tanstack/react-start' {
	interface Register {
		server: { requestContext: RenderContext }
	}
}

const renderContext = () => getGlobalStartContext() as unknown as RenderContext

/** By now the route's modules are there, and with them every text that the page can show. */
const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
	const { language } = router.options.context
	await loadParts()
	await loadMessages(language)
	reportFailures(router.state.matches.map(({ error }) => error))
	const assets = takeAssets(router)
	const { page, files } = renderWithParts(() => renderToString(createElement(RouterServer, { router })))
	const { html, styles } = assets.into(page, files)
	renderContext().deliver({ html: await transformHtmlStringWithRouter(router, html), styles })
	return new Response(null, { status: statusOf(router), headers: responseHeaders })
})

function statusOf(router: AnyRouter): number {
	const loaded: unknown[] = router.state.matches.map(({ loaderData }) => loaderData)
	if (loaded.some(hasFailure)) return 500
	return loaded.some(isMissing) ? 404 : getSsrStatus(router)
}

/** What the API has refused is in its own log already, and a page that is not there is no failure. */
function reportFailures(errors: unknown[]) {
	const failures = errors.filter((error) => error && !isNotFound(error) && !(error instanceof ApiError))
	for (const error of failures) renderContext().report(error)
}

const fetch: RequestHandler<Register> = createStartHandler(render)

export default { fetch }
