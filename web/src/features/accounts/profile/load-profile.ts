import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as profileMessages } from './messages.en.ts'

export const devicesQuery = (api: ApiClient) => apiQuery(api, 'GET /api/user/sessions')

export async function loadProfile({ queryClient, api, language }: PageContext) {
	if (import.meta.env.SSR) await loadQuery(queryClient, devicesQuery(api))
	return { title: (await textsIn(profileMessages, language)).title }
}
