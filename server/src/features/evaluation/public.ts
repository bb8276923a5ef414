import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { handBackAll } from './claiming/hand-back.ts'
import { deleteQuota } from './evaluators/tables.ts'
import { deletePhrases, listPhrases } from './phrases/tables.ts'
import { enqueueEvaluation } from './queue/enqueue-evaluation.ts'
import { exportReturned } from './returning/export-returned.ts'
import type { CopyPdfMaking } from './returning/make-copy-pdf.ts'
import { presentResult, resultsSince } from './returning/present-result.ts'
import { returnedFiles } from './returning/returned-files.ts'
import { type UnseenResult, unseenPart } from './returning/tables.ts'
import { evaluationDrafts, evaluations, evaluatorPhrases, evaluatorQuotas } from './tables.ts'

export { enqueueEvaluation, presentResult, resultsSince, type UnseenResult, unseenPart }

/**
 * Exports what evaluators gave for somebody's answers, and exports and erases what an evaluator has. What was drawn
 * and given stays with the copies; those that are not returned yet go back into the queue. Evaluations of a learner's copies go with the copies.
 */
export function evaluationData(making: CopyPdfMaking): PersonalData {
	return {
		erased: [evaluatorPhrases, evaluatorQuotas],
		kept: [evaluations, evaluationDrafts],
		groups: [
			{
				name: 'evaluation-work',
				tables: [evaluations, evaluationDrafts, evaluatorPhrases, evaluatorQuotas],
				afterClosing: 'kept',
				count: countOwn(evaluationDrafts.evaluatorId, evaluatorPhrases.userId, evaluatorQuotas.userId),
			},
		],
		async export(db, userId, naming) {
			const phrases = await listPhrases(db, userId)
			return {
				evaluationPhrases: phrases.map(({ english, hindi }) => ({ english, hindi })),
				evaluationsReceived: exportReturned(db, userId, naming),
			}
		},
		files: (db, owner) => returnedFiles(making, db, owner),
		async erase(tx, userId) {
			await handBackAll(tx, userId)
			await deletePhrases(tx, userId)
			await deleteQuota(tx, userId)
		},
	}
}
