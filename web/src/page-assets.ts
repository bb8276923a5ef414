import { type Asset, tsrStartManifest } from 'tanstack-start-manifest:v'
import { type AnyRouter, rootRouteId } from '@tanstack/react-router'
import { startScript } from './lib/start-script.ts'
import { partSheets } from './part-sheets.ts'

/** Stands for the style sheets; server/src/platform/pages/seal.ts has its twin. */
const stylesPlace = '/*styles*/'

/** Stands for the addresses of the sheets that come inside the page, so that lib/load-part.ts does not ask for them again. */
const sheetsPlace = '/*sheets*/'

/**
 * Leaves a place for the style sheets: 40 kB that would be copied and searched several times with each page. And a script takes the
 * place of the modules in the page's head, from where they would be asked for before the page is painted. Vite's own server needs
 * neither.
 *
 * @returns what finishes the page once it is rendered: by then its lazy parts are known, whose styles it needs as well
 */
export function takeAssets(router: AnyRouter) {
	const manifest = router.ssr?.manifest
	if (!manifest?.inlineStyle) return { into: (html: string) => ({ html, styles: '' }) }
	const routeIds = router.state.matches.map(({ routeId }) => routeId)
	const routes = { [rootRouteId]: { scripts: [startOf(routeIds)] } }
	const attrs = { ...manifest.inlineStyle.attrs, 'data-sheets': sheetsPlace }
	router.ssr = { manifest: { ...manifest, routes, inlineStyle: { attrs, children: stylesPlace } } }
	return {
		into: (html: string, parts: string[]) => {
			const { addresses, styles } = sheetsOf(routeIds, parts)
			return { html: html.replace(sheetsPlace, addresses), styles }
		},
	}
}

interface Sheets {
	addresses: string
	/** Always the same text for one kind of page, which is found again quickly. */
	styles: string
}

/** By the routes and the lazy parts that a page is made of: there are as many as there are kinds of page. */
const sheetsOfKinds = new Map<string, Sheets>()

function sheetsOf(routeIds: string[], parts: string[]): Sheets {
	const kind = [...routeIds, ...parts].join()
	const known = sheetsOfKinds.get(kind)
	if (known) return known
	const { routes, inlineCss } = tsrStartManifest()
	const texts: Record<string, string | undefined> = { ...partSheets.styles, ...inlineCss?.styles }
	const ofRoutes = routeIds.flatMap((routeId) => (routes[routeId]?.css ?? []).map(addressOf))
	const addresses = [...new Set([...ofRoutes, ...parts.flatMap((file) => partSheets.parts[file] ?? [])])]
	const inPage = addresses.filter((address) => texts[address] !== undefined)
	const sheets = { addresses: inPage.join(' '), styles: inPage.map((address) => texts[address]).join('') }
	sheetsOfKinds.set(kind, sheets)
	return sheets
}

const startsOfKinds = new Map<string, ReturnType<typeof startScript>>()

function startOf(routeIds: string[]) {
	const kind = routeIds.join()
	const known = startsOfKinds.get(kind)
	if (known) return known
	const { routes } = tsrStartManifest()
	const matched = routeIds.flatMap((routeId) => routes[routeId] ?? [])
	const entries = matched.flatMap(({ scripts = [] }) => scripts.flatMap(({ attrs }) => attrs?.src ?? []))
	const modules = new Set([...entries, ...matched.flatMap(({ preloads = [] }) => preloads.map(addressOf))])
	const start = startScript([...modules])
	startsOfKinds.set(kind, start)
	return start
}

const addressOf = (asset: Asset) => (typeof asset === 'string' ? asset : asset.href)
