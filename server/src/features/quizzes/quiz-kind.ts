import type { Language } from '@aravalli/shared/language'
import type { NamedQuizSource, QuizKindName, QuizQuestionData, QuizSource } from '@aravalli/shared/quizzes/contract'
import type { Queryable } from '../../platform/database/open-database.ts'

/** What a feature whose questions can be taken as a quiz says of them. */
export interface QuizKind {
	/** Published ones by their id, as readers get them. */
	findQuestions(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuizQuestionData>>
	/** The same sources in the same order, with what a result calls them. */
	nameSources(db: Queryable, sources: QuizSource[], language: Language): Promise<NamedQuizSource[]>
}

export type QuizKinds = Record<QuizKindName, QuizKind>
