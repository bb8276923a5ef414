import type { MiqCardData, MiqData } from '@aravalli/shared/miq/contract'
import { type MiqPaper, miqPageSize, miqPapers } from '@aravalli/shared/miq/question'
import { kindPages } from '#web/content/kind-pages.tsx'
import type { ListedKind } from '#web/content/listed-kind.ts'
import { apiQuery } from '#web/lib/api.ts'
import { messages as miqMessages } from './messages.en.ts'
import { PractisedList, PractisedRow } from './practised-list.tsx'

export const miqKind: ListedKind<MiqPaper, MiqCardData, MiqData> = {
	name: 'miq',
	path: '/mains-miq',
	parent: '/mains-practice',
	filterName: 'paper',
	filters: miqPapers,
	pageSize: miqPageSize,
	texts: miqMessages,
	emptyTexts: miqMessages,
	Cards: PractisedList,
	Card: PractisedRow,
	listQuery: (api, lang, { filter, page, search }) =>
		apiQuery(api, 'GET /api/miq/list', {
			query: {
				lang,
				view: 'card',
				...(filter && { paperNo: filter }),
				...(page && { page }),
				...(search && { search }),
			},
		}),
	itemQuery: (api, lang, id) => apiQuery(api, 'GET /api/miq/:id', { params: { id }, query: { lang } }),
	countView: (api, id) => api('POST /api/miq/:id/view', { params: { id } }),
	idOf: ({ _id }) => _id,
	subjectOf: ({ questions, paperNo, isFallback }) => ({ text: questions[0] ?? '', filter: paperNo, isFallback }),
}

export const miqPages = kindPages(miqKind)
