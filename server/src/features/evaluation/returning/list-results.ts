import type { EvaluationResult } from '@aravalli/shared/evaluation/returned-contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { presentResult, resultsSince } from './present-result.ts'
import { listUnseen } from './tables.ts'

/** Whoever leaves more of them unopened finds the rest in the history. */
const MOST_SHOWN = 4

/** Lists what came back, or got other marks, in the last seven days and was not opened since. */
export async function listResults(
	db: Queryable,
	{ userId, language, now }: { userId: string; language: Language; now: Date },
): Promise<EvaluationResult[]> {
	const unseen = await listUnseen(db, userId, { since: resultsSince(now), most: MOST_SHOWN })
	const ids = unseen.map(({ questionId }) => questionId)
	const questions = await findCopyQuestions(db, ids, language)
	return unseen.flatMap(({ questionId, ...result }) => {
		const found = questions.get(questionId)
		return found ? [presentResult(result, found.question)] : []
	})
}
