import type { QuizKindName, QuizSource, SourceOf } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import type { ComponentType } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** Describes a router's link by hand, because the router's own type of it would go in a circle. */
interface ListLink {
	to: string
	search: Record<string, unknown>
	resetScroll: boolean
}

export interface OpenedQuestionProps {
	questionId: string
	/** Is of the kind; null where it has to be asked for. */
	question: QuizQuestionData | null
}

/** A feature whose questions can be taken as a quiz says this of them; of their results it says more (result-kind.ts). */
export interface QuizKind<Source extends QuizSource = QuizSource> {
	name: Source['kind']
	/** Leads to a question that was wrong, from which the way goes on to the others that were. */
	wrongLink(questionId: string): LinkTarget
	/** Shows a question of a result with its model answer and what the learner keeps with it. */
	OpenedQuestion: ComponentType<OpenedQuestionProps> & { preload(): Promise<void> }
	/** Leads to the list that a quiz was taken from. */
	listLink(source: Source): ListLink
}

export type QuizKindOf<Name extends QuizKindName> = QuizKind<SourceOf<Name>>

/** Tells whether two sources name the same list. */
export function isSameSource(one: QuizSource, other: QuizSource): boolean {
	const keys = Object.keys(one) as (keyof QuizSource)[]
	return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
