import { OFFERED_QUESTIONS, paperQuestionsContract } from '@aravalli/shared/paper-questions/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listOfferedQuestions, lookUpQuestions } from './list-questions.ts'
import { pickBySubject } from './pick-by-subject.ts'
import { presentQuestion } from './present-question.ts'

/** Helps editors to put a paper together. */
export function paperQuestionsRoutes(app: FastifyInstance, { database: { db } }: { database: Database }): void {
	mountContract(app, paperQuestionsContract, {
		'GET /api/admin/paper-questions': async ({ query, language }) => {
			const { search, subject, difficulty, unused, paperId = '', from } = query
			const wanted = { search, subject, difficulty, isUnused: unused === 'true', paperId, from }
			const rows = await listOfferedQuestions(db, wanted)
			return {
				data: {
					questions: rows.slice(0, OFFERED_QUESTIONS).map((row) => presentQuestion(row, language)),
					hasMore: rows.length > OFFERED_QUESTIONS,
				},
			}
		},

		'POST /api/admin/paper-questions/lookup': async ({ body: { questionIds, paperId = '' }, language }) => {
			const rows = await lookUpQuestions(db, questionIds, paperId)
			return { data: rows.map((row) => presentQuestion(row, language)) }
		},

		'POST /api/admin/paper-questions/pick': async ({ body, language }) => {
			const { counts, questionIds: chosen, paperId = '' } = body
			const rows = await pickBySubject(db, { counts, chosen, paperId })
			return { data: rows.map((row) => presentQuestion(row, language)) }
		},
	})
}
