import type { QuizKindName, QuizSource, SourceOf } from '@aravalli/shared/quizzes/contract'

/** Describes a router's link by hand, because the router's own type of it would go in a circle. */
interface ListLink {
	to: string
	search: Record<string, unknown>
	resetScroll: boolean
}

/** A feature whose questions can be taken as a quiz says this of them; of their results it says more (result-kind.ts). */
export interface QuizKind<Source extends QuizSource = QuizSource> {
	name: Source['kind']
	/** Leads to the list that a quiz was taken from. */
	listLink(source: Source): ListLink
}

export type QuizKindOf<Name extends QuizKindName> = QuizKind<SourceOf<Name>>

/** Tells whether two sources name the same list. */
export function isSameSource(one: QuizSource, other: QuizSource): boolean {
	const keys = Object.keys(one) as (keyof QuizSource)[]
	return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
