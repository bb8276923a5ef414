import type { Language } from '@aravalli/shared/language'
import type { UnreadCount } from '@aravalli/shared/notifications/contract'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** Whoever comes back to the page is told what is new, at most once a minute. */
const COUNT_FRESH_MILLISECONDS = 60_000

/** The panel below the bell shows so many. */
const SHOWN_IN_PANEL = 5

export const unreadQuery = (api: ApiClient) =>
	queryOptions({
		...apiQuery(api, 'GET /api/notifications/unread-count'),
		staleTime: COUNT_FRESH_MILLISECONDS,
		refetchOnWindowFocus: true,
		retry: false,
	})

/** Its answer is never taken for the newest. */
export const listQuery = (api: ApiClient, lang: Language, page = 1) => ({
	...apiQuery(api, 'GET /api/notifications', { query: { lang, page } }),
	staleTime: 0,
})

export const panelQuery = (api: ApiClient, lang: Language) => ({
	...apiQuery(api, 'GET /api/notifications', { query: { lang, limit: SHOWN_IN_PANEL } }),
	staleTime: 0,
})

export const settingsQuery = (api: ApiClient) => ({
	...apiQuery(api, 'GET /api/notifications/settings'),
	staleTime: 0,
})

/** Writes '3', or '99+'; '' for none. */
export const countText = ({ count, isCapped }: UnreadCount): string =>
	count === 0 ? '' : `${count}${isCapped ? '+' : ''}`
