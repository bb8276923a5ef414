import type { Language } from '@aravalli/shared/language'
import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createBrowserHistory, createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { keepAnnouncements } from './features/shell/announcements.ts'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { PageError } from './features/shell/page-error.tsx'
import { ApiError, createApi, type Send } from './lib/api.ts'
import { documentLanguage } from './lib/language.tsx'
import { nextTask } from './lib/next-task.ts'
import { readPageData, writePageData } from './lib/page-data.ts'
import { parsePlainSearch, stringifyPlainSearch } from './lib/plain-search.ts'
import { routeTree } from './routeTree.gen.ts'

/** What the server tells each render; server/src/platform/pages/page-renderer.ts has its twin. */
export interface RenderContext {
	language: Language
	isLanguageInAddress: boolean
	/** Whether the visitor sent a session cookie, valid or not. */
	hasSession: boolean
	origin: string
	send: Send
	nonce: string
	report(error: unknown): void
	deliver(page: { html: string; styles: string }): void
}

/** Longer than the server keeps a rendered page (page-cache.ts), else every visitor would ask for its data again. */
const FRESH_MILLISECONDS = 300_000

/**
 * Once more when the network failed. What the server has refused it refuses again, and on the server nobody waits.
 */
function mayRetry(failures: number, error: Error) {
	return !import.meta.env.SSR && failures < 1 && !(error instanceof ApiError)
}

function browserContext() {
	const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
	return {
		language: documentLanguage(),
		isLanguageInAddress: new URL(canonical ?? location.href).searchParams.has('lang'),
		// The cookie cannot be seen here; the server knows.
		hasSession: true,
		origin: new URL(canonical ?? location.href).origin,
		send: (path: string, init: RequestInit) => fetch(path, { ...init, keepalive: outlivesPage(init) }),
	}
}

/** What is short arrives although somebody leaves the page at once; browsers take 64 kB of such calls in all. */
const outlivesPage = ({ body }: RequestInit) => typeof body === 'string' && body.length < 4_000

/** Called once for each render on the server, and once in the browser: there in steps, as the whole start (ADR 0012). */
export async function getRouter() {
	const render = getGlobalStartContext() as RenderContext | undefined
	const { send, language, isLanguageInAddress, hasSession, origin } = render ?? browserContext()
	// Also when the browser believes to be offline: to wait in silence for the network would tell the reader nothing.
	const networkMode = 'always'
	const queryClient = new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: FRESH_MILLISECONDS,
				refetchOnWindowFocus: false,
				retry: mayRetry,
				networkMode,
				// There nothing is ever fetched twice.
				structuralSharing: !import.meta.env.SSR,
			},
			mutations: { networkMode },
		},
	})
	keepAnnouncements(queryClient)
	// Changes with the page's (lib/switch-language.ts).
	let readLanguage = () => language
	let hasMoved = false
	const place = import.meta.env.SSR ? {} : { history: createBrowserHistory() }
	await nextTask()
	const router = createRouter({
		routeTree,
		...place,
		context: {
			queryClient,
			api: createApi(send, () => readLanguage()),
			language,
			isLanguageInAddress,
			hasSession,
			origin,
		},
		...(render && { ssr: { nonce: render.nonce } }),
		parseSearch: parsePlainSearch,
		stringifySearch: stringifyPlainSearch,
		defaultPreload: 'intent',
		defaultPreloadStaleTime: 0,
		// Not when the code of the opened page comes: that page is where it should be, or where the reader has scrolled it meanwhile.
		scrollRestoration: import.meta.env.SSR ? true : () => hasMoved,
		defaultErrorComponent: PageError,
		defaultNotFoundComponent: NotFoundPage,
		// What the loaders fetched travels with the page. All of it is there before rendering begins, so no stream is needed.
		dehydrate: () => ({ data: writePageData(queryClient) }),
		hydrate: ({ data }) => readPageData(queryClient, data),
	})
	router.subscribe('onBeforeNavigate', () => {
		hasMoved = true
	})
	router.subscribe('onRendered', () => {
		// The router remembers a place only of what it has seen scrolling.
		if (!hasMoved) document.dispatchEvent(new Event('scroll'))
	})
	readLanguage = () => router.options.context.language
	if (!import.meta.env.SSR) preloadOnlyOnline(router)
	await nextTask()
	return router
}

/** Without a network the code of a page pointed at could only fail to come, which the router reports as an error. */
function preloadOnlyOnline(router: { preloadRoute: AnyRouter['preloadRoute'] }) {
	const { preloadRoute } = router
	router.preloadRoute = async (target) => (navigator.onLine ? preloadRoute(target) : undefined)
}

declare module '@tanstack/react-router' {
	interface Register {
		router: Awaited<ReturnType<typeof getRouter>>
	}
	interface HistoryState {
		/** Set by the login page: whoever has just signed in does not wait for the splash. */
		isAfterSignIn?: boolean
		/** Set by the guard of the staff's pages: who is here could not be found out, so the login page is shown whoever was known before. */
		isUnchecked?: boolean
	}
	interface StaticDataRouteOption {
		/** 'bare': a scene of its own, without the site's header and footer. 'work': a tool, which has the window below the header. */
		frame?: 'bare' | 'work'
	}
}
