import { judgementsContract } from '@aravalli/shared/practice-notes/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/open-database.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { type PracticeSubjects, practiceTarget } from '../practice-subject.ts'
import { judgeAnswer } from './judge-answer.ts'
import { listJudgedParts } from './list-judged-parts.ts'
import { listToRevise } from './list-to-revise.ts'

export interface JudgingServices {
	database: Database
	/** Lists what can be practised or judged. */
	subjects: PracticeSubjects
	now: () => Date
}

/** Serves whoever is signed in with the own judgements, which nobody else ever sees. */
export function judgementRoutes(app: FastifyInstance, { database, subjects, now }: JudgingServices): void {
	mountContract(app, judgementsContract, {
		'GET /api/practice-notes/to-revise': ({ viewer: { userId }, query, language }) =>
			listToRevise(database, { userId, subjects, page: query.page, limit: query.limit, language }),

		'PUT /api/practice-judgements/:questionType/:questionId': async ({ viewer: { userId }, params, body }) => {
			const target = practiceTarget(subjects, params.questionType, params.questionId)
			const { judgement, part, judgedAt } = body
			return { data: await judgeAnswer(database, { userId, target, part, judgement, judgedAt, now: now() }) }
		},

		'GET /api/practice-judgements/:questionType/:questionId': async ({ viewer, params }) => {
			const target = practiceTarget(subjects, params.questionType, params.questionId)
			return { data: await listJudgedParts(database, viewer.userId, target) }
		},
	})
}
