import type { Language } from '@aravalli/shared/language'
import type { NamedQuizSource, QuizKindName, QuizQuestionData, QuizSource } from '@aravalli/shared/quizzes/contract'
import type { Queryable } from '../../platform/database/open-database.ts'

/** Says for the quizzes what a feature knows about its questions. */
export interface QuizKind {
	/** Finds published questions by their id, as readers get them. */
	findQuestions(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuizQuestionData>>
	/** Gives the same sources in the same order, with what a result calls them. */
	nameSources(db: Queryable, sources: QuizSource[], language: Language): Promise<NamedQuizSource[]>
}

export type QuizKinds = Record<QuizKindName, QuizKind>
