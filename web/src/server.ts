import { type Asset, tsrStartManifest } from 'tanstack-start-manifest:v'
import { type AnyRouter, isNotFound, type Register, rootRouteId } from '@tanstack/react-router'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback, type RequestHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ApiError } from './lib/api.ts'
import { loadLateCode } from './lib/late-code.ts'
import { loadMessages } from './lib/messages.ts'
import { hasFailure, isMissing } from './lib/page-failure.ts'
import { startScript } from './lib/start-script.ts'
import type { RenderContext } from './router.tsx'
import { keepMarkupWith } from './ui/kept-list.tsx'
import { loadNearParts } from './ui/near-part.tsx'

declare module '@tanstack/react-start' {
	interface Register {
		server: { requestContext: RenderContext }
	}
}

const renderContext = () => getGlobalStartContext() as RenderContext

/** Stands for the style sheets; server/src/platform/pages/seal.ts has its twin. */
const stylesPlace = '/*styles*/'

/** By now the route's modules are there, and with them every text that the page can show. */
const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
	const { language } = router.options.context
	await Promise.all([loadNearParts(), loadLateCode()])
	await loadMessages(language)
	reportFailures(router.state.matches.map(({ error }) => error))
	const styles = takeAssets(router)
	const page = renderToString(createElement(RouterServer, { router }))
	renderContext().deliver({ html: await transformHtmlStringWithRouter(router, page), styles })
	return new Response(null, { status: statusOf(router), headers: responseHeaders })
})

function statusOf(router: AnyRouter): number {
	const loaded: unknown[] = router.state.matches.map(({ loaderData }) => loaderData)
	if (loaded.some(hasFailure)) return 500
	return loaded.some(isMissing) ? 404 : getSsrStatus(router)
}

/**
 * Leaves a place for the style sheets: 40 kB that would be copied and searched several times with each page. And a script takes the
 * place of the modules in the page's head, from where they would be asked for before the page is painted. Vite's own server needs
 * neither.
 *
 * @returns the style sheets
 */
function takeAssets(router: AnyRouter): string {
	const manifest = router.ssr?.manifest
	if (!manifest?.inlineStyle) return ''
	const routeIds = router.state.matches.map(({ routeId }) => routeId)
	const kind = routeIds.join()
	const assets = assetsOfKinds.get(kind) ?? assetsOf(routeIds, manifest.inlineStyle.children ?? '')
	assetsOfKinds.set(kind, assets)
	const attrs = { ...manifest.inlineStyle.attrs, 'data-sheets': assets.sheets }
	const routes = { [rootRouteId]: { scripts: [assets.start] } }
	router.ssr = { manifest: { ...manifest, routes, inlineStyle: { attrs, children: stylesPlace } } }
	return assets.styles
}

interface Assets {
	/** The addresses of the sheets that come inside the page, so that lib/load-part.ts does not ask for them again. */
	sheets: string
	/** Always the same text for one kind of page, which is found again quickly. */
	styles: string
	start: ReturnType<typeof startScript>
}

/** By the routes that a page is made of: there are as many as there are kinds of page. */
const assetsOfKinds = new Map<string, Assets>()

function assetsOf(routeIds: string[], styles: string): Assets {
	const { routes, inlineCss } = tsrStartManifest()
	const matched = routeIds.flatMap((routeId) => routes[routeId] ?? [])
	const sheets = new Set(matched.flatMap(({ css = [] }) => css.map(addressOf)))
	const entries = matched.flatMap(({ scripts = [] }) => scripts.flatMap(({ attrs }) => attrs?.src ?? []))
	const modules = new Set([...entries, ...matched.flatMap(({ preloads = [] }) => preloads.map(addressOf))])
	return {
		sheets: [...sheets].filter((address) => inlineCss?.styles[address] !== undefined).join(' '),
		styles,
		start: startScript([...modules]),
	}
}

const addressOf = (asset: Asset) => (typeof asset === 'string' ? asset : asset.href)

/** What the API has refused is in its own log already, and a page that is not there is no failure. */
function reportFailures(errors: unknown[]) {
	const failures = errors.filter((error) => error && !isNotFound(error) && !(error instanceof ApiError))
	for (const error of failures) renderContext().report(error)
}

if (import.meta.env.PROD) keepMarkupWith((content) => renderToString(content))

const fetch: RequestHandler<Register> = createStartHandler(render)

export default { fetch }
