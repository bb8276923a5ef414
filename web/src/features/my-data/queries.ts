import type { DataExport } from '@aravalli/shared/my-data/contract'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as myDataMessages } from './messages.en.ts'

/** Its answer is never taken for the newest: something may have been stored meanwhile. */
export const myDataQuery = (api: ApiClient) => ({ ...apiQuery(api, 'GET /api/user/my-data'), staleTime: 0 })

export const exportQuery = (api: ApiClient, exportId: string) => ({
	...apiQuery(api, 'GET /api/user/export/:exportId', { params: { exportId } }),
	staleTime: 0,
})

export const isBeingMade = ({ status }: DataExport): boolean => status === 'waiting' || status === 'writing'

/** A failure is shown in the page, with the way to try again. */
export async function loadMyData({ queryClient, api, language }: PageContext) {
	const [{ title }] = await Promise.all([
		textsIn(myDataMessages, language),
		loadQuery(queryClient, myDataQuery(api)).catch(() => undefined),
	])
	return { title }
}
