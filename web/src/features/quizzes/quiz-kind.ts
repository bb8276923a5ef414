import type { Language } from '@aravalli/shared/language'
import type { QuizKindName, QuizQuestionData, QuizSource } from '@aravalli/shared/quizzes/contract'
import type { ApiClient } from '#web/lib/api.ts'

/** Describes a router's link by hand, because the router's own type of it would go in a circle. */
interface ListLink {
	to: string
	search: Record<string, unknown>
	resetScroll: boolean
}

/** A feature whose questions can be taken as a quiz says this of them. */
export interface QuizKind {
	name: QuizKindName
	/** Fetches all questions of a source or the newest 200 of them, in both languages and with their answers. */
	fetchQuestions(api: ApiClient, source: QuizSource, language: Language): Promise<QuizQuestionData[]>
	/** Leads to the list that a quiz was taken from. */
	listLink(source: QuizSource): ListLink
}

/** Each kind is practised on this page, where its results lie, too. */
export const quizPages = { mains: '/mains-practice' } as const satisfies Record<QuizKindName, string>

export const resultLink = (kind: QuizKindName, quizId: string) => ({ to: quizPages[kind], search: { result: quizId } })

/** Leads to the sign-in for the sake of a result, and back to it. */
export const resultLoginLink = (kind: QuizKindName, quizId: string) => ({
	to: '/login',
	search: { redirect: `${quizPages[kind].slice(1)}?result=${quizId}` },
})

/** Tells whether two sources name the same list. */
export function isSameSource(one: QuizSource, other: QuizSource): boolean {
	const keys = Object.keys(one) as (keyof QuizSource)[]
	return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
