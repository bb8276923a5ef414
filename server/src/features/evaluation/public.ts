import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { handBackAll } from './claiming/hand-back.ts'
import { deleteQuota } from './evaluators/tables.ts'
import { deletePhrases, listPhrases } from './phrases/tables.ts'
import { enqueueEvaluation } from './queue/enqueue-evaluation.ts'
import { exportReturned } from './returning/export-returned.ts'
import { presentResult, resultsSince } from './returning/present-result.ts'
import { type UnseenResult, unseenPart } from './returning/tables.ts'
import { evaluationDrafts, evaluations, evaluatorPhrases, evaluatorQuotas } from './tables.ts'

export { enqueueEvaluation, presentResult, resultsSince, type UnseenResult, unseenPart }

/**
 * Exports what evaluators gave for somebody's answers, and exports and erases what an evaluator has. What was drawn
 * and given stays with the copies; those that are not returned yet go back into the queue. Evaluations of a learner's copies go with the copies.
 */
export const evaluationData: PersonalData = {
	erased: [evaluatorPhrases, evaluatorQuotas],
	kept: [evaluations, evaluationDrafts],
	async export(db: Queryable, userId: string) {
		const phrases = await listPhrases(db, userId)
		return {
			evaluationPhrases: phrases.map(({ english, hindi }) => ({ english, hindi })),
			evaluationsReceived: exportReturned(db, userId),
		}
	},
	async erase(tx: Transaction, userId: string) {
		await handBackAll(tx, userId)
		await deletePhrases(tx, userId)
		await deleteQuota(tx, userId)
	},
}
