import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'

export type Today = Answer<Api['GET /api/answersheet/today']>['data']
export type Plan = NonNullable<Today['plan']>

/** Its answer is never taken for the newest: questions close, and another device may have sent. */
export const todayQuery = (api: ApiClient, lang: Language) => ({
	...apiQuery(api, 'GET /api/answersheet/today', { query: { lang } }),
	retry: false,
	staleTime: 0,
})

export const copyQuery = (api: ApiClient, lang: Language, copyId: string) => ({
	...apiQuery(api, 'GET /api/answersheet/:copyId', { params: { copyId }, query: { lang } }),
	staleTime: 0,
})
