import type { Language } from '@aravalli/shared/language'
import type {
	NamedQuizSource,
	NamedSourceOf,
	QuestionOf,
	QuizKindName,
	QuizSource,
	SourceOf,
} from '@aravalli/shared/quizzes/contract'
import type { Queryable } from '../../platform/database/open-database.ts'

/** Says for the quizzes what a feature knows about its questions. */
export interface QuizKind<Source = QuizSource, Named = NamedQuizSource, Question = QuestionOf<QuizKindName>> {
	/** Lists the ids of the published questions of a source in their order, at most the first 200. */
	listIds(db: Queryable, source: Source): Promise<string[]>
	/** Finds published questions by their id, as readers get them. */
	findQuestions(db: Queryable, ids: string[], language: Language): Promise<Map<string, Question>>
	/** Gives the same sources in the same order, with what a result calls them. */
	nameSources(db: Queryable, sources: Source[], language: Language): Promise<Named[]>
}

export type QuizKindOf<Name extends QuizKindName> = QuizKind<SourceOf<Name>, NamedSourceOf<Name>, QuestionOf<Name>>

export type QuizKinds = { [Name in QuizKindName]: QuizKindOf<Name> }

/** Returns null where a newer version has stored quizzes of this kind, which this one does not know. */
export function findKind(kinds: QuizKinds, name: string): QuizKind | null {
	return Object.hasOwn(kinds, name) ? kinds[name as QuizKindName] : null
}
