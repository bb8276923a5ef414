import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import type { CalledApi } from '@aravalli/shared/api'
import type { Answer } from '#web/lib/api.ts'
import type { ContentItem } from '#web/lib/editing/content-item.ts'

/** Stands in the addresses of the desk of questions: only they are ever answered there. */
export const ofQuestions = { type: 'answer-writing' }

export const asQuestion = ({ data }: Answer<CalledApi['GET /api/admin/:type/:id']>) =>
	data as unknown as ContentItem<QuestionDraft>

type DeskList = Answer<CalledApi['GET /api/admin/:type']>

export type QuestionItemRow = Omit<DeskList['data'][number], 'facts'> & {
	facts: Pick<QuestionDraft, 'paperCategory' | 'difficulty' | 'publishedOn' | 'marks'>
}

export const asQuestionRows = ({ data }: DeskList) => data as unknown as QuestionItemRow[]
