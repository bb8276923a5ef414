import type { Language } from '@aravalli/shared/language'
import type { QuestionOf, QuizKindName, QuizSource } from '@aravalli/shared/quizzes/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { pickIds } from './pick-ids.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { findLastAttempts } from './tables.ts'

interface Wanted {
	/** It is null where nobody is signed in. */
	userId: string | null
	source: QuizSource
	/** The list may have fewer. */
	count: number
	language: Language
}

/** Picks questions for a quiz of a list, those first that are new to the learner (`pickIds`). */
export async function pickQuestions(
	{ db }: Database,
	kinds: QuizKinds,
	{ userId, source, count, language }: Wanted,
): Promise<QuestionOf<QuizKindName>[]> {
	const kind = kinds[source.kind]
	const [ids, attempts] = await Promise.all([
		kind.listIds(db, source),
		userId === null ? null : findLastAttempts(db, userId, source.kind),
	])
	const picked = pickIds({ ids, count, attempts, chance: Math.random })
	const found = await kind.findQuestions(db, picked, language)
	return picked.flatMap((id) => found.get(id) ?? [])
}
