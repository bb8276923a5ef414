import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import type { PaperFilter } from '@aravalli/shared/questions/question'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'

export type Evaluation = Answer<Api['GET /api/answersheet/:copyId/evaluation']>['data']

/** Is never taken for the newest: an evaluator may have returned it, or changed its marks. */
export const copyQuery = (api: ApiClient, lang: Language, copyId: string) => ({
	...apiQuery(api, 'GET /api/answersheet/:copyId', { params: { copyId }, query: { lang } }),
	staleTime: 0,
})

export const evaluationQuery = (api: ApiClient, lang: Language, copyId: string) => ({
	...apiQuery(api, 'GET /api/answersheet/:copyId/evaluation', { params: { copyId }, query: { lang } }),
	staleTime: 0,
})

export const progressQuery = (api: ApiClient, paperCategory: PaperFilter) => ({
	...apiQuery(api, 'GET /api/answersheet/progress', { query: { paperCategory } }),
	staleTime: 0,
})
