import type { QuestionCardData, QuestionData } from '@aravalli/shared/answer-writing/contract'
import { type PaperCategory, paperCategories, questionPageSize } from '@aravalli/shared/questions/question'
import { kindPages } from '#web/content/kind-pages.tsx'
import type { ListedKind } from '#web/content/listed-kind.ts'
import { apiQuery } from '#web/lib/api.ts'
import { messages as questionListMessages } from './list-messages.en.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { PractisedList, PractisedRow } from './practised-list.tsx'

export const answerWritingKind: ListedKind<PaperCategory, QuestionCardData, QuestionData> = {
	name: 'answer-writing',
	path: '/answer-writing-practice',
	parent: '/mains-practice',
	filterName: 'category',
	filters: paperCategories,
	pageSize: questionPageSize,
	texts: answerWritingMessages,
	emptyTexts: questionListMessages,
	Cards: PractisedList,
	Card: PractisedRow,
	listQuery: (api, lang, { filter, page, search }) =>
		apiQuery(api, 'GET /api/content/answer-writing-practice', {
			query: {
				lang,
				view: 'card',
				...(filter && { paperCategory: filter }),
				...(page && { page }),
				...(search && { search }),
			},
		}),
	itemQuery: (api, lang, questionId) =>
		apiQuery(api, 'GET /api/content/answer-writing-practice/:questionId', { params: { questionId }, query: { lang } }),
	countView: (api, questionId) =>
		api('POST /api/content/answer-writing-practice/:questionId/view', { params: { questionId } }),
	idOf: ({ questionId }) => questionId,
	subjectOf: ({ questionText, paperCategory, isFallback }) => ({
		text: questionText,
		filter: paperCategory,
		isFallback,
	}),
}

export const answerWritingPages = kindPages(answerWritingKind)
