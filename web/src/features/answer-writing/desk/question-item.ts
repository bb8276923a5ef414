import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import type { CalledApi } from '@aravalli/shared/api'
import type { Answer } from '#web/lib/api.ts'

/** Stands in the addresses of the desk of questions: only they are ever answered there. */
export const ofQuestions = { type: 'answer-writing' }

type DeskList = Answer<CalledApi['GET /api/admin/:type']>

export type QuestionItemRow = Omit<DeskList['data'][number], 'facts'> & {
	facts: Pick<QuestionCopy, 'paperCategory' | 'difficulty' | 'publishedOn' | 'marks'>
}

export const asQuestionRows = ({ data }: DeskList) => data as unknown as QuestionItemRow[]
