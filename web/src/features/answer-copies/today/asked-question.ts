import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { Today } from '../queries.ts'
import type { UploadSearch } from '../upload-search.ts'

export interface AskedQuestion extends CopyQuestion {
	day: string
	/** Is its place among the day's, from 1. */
	number: number
	copyId: string | null
	state: Today['questions'][number]['state']
	isOfToday: boolean
	/** It is a whole paper; null: one question. */
	paper: Pick<Today['papers'][number], 'uploadUntil' | 'sendableUntil' | 'refusal' | 'refusalText'> | null
}

/** Lists what may be answered: today's questions, those of earlier days that a credit is for, and papers that were written. */
export const askedQuestions = ({ day, questions, catchUp, papers }: Today): AskedQuestion[] => [
	...questions.map((question, index) => ({ ...question, day, number: index + 1, isOfToday: true, paper: null })),
	...catchUp.map((question, index) => ({ ...question, number: index + 1, isOfToday: false, paper: null })),
	...papers.map((question, index) => ({ ...question, number: index + 1, isOfToday: false, paper: question })),
]

export const findAsked = (today: Today, { question, day = today.day }: UploadSearch): AskedQuestion | undefined =>
	askedQuestions(today).find((asked) => asked.questionId === question && asked.day === day)

export type QuestionState = 'open' | 'draft' | 'waiting' | 'evaluating' | 'returned' | 'closed'

export function stateOf(
	{ state, isOfToday }: Pick<AskedQuestion, 'state' | 'isOfToday'>,
	isClosed: boolean,
): QuestionState {
	return state ?? (isClosed && isOfToday ? 'closed' : 'open')
}

/** Tells whether a new answer may be begun. */
export function mayBegin(today: Today, asked: AskedQuestion): boolean {
	if (asked.paper) return asked.paper.refusal === null
	if (!asked.isOfToday) return today.credits > 0
	return !today.isClosed && today.plan !== null && today.plan.leftToday > 0 && today.plan.left !== 0
}
