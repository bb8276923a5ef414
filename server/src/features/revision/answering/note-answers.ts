import { indiaDay } from '@aravalli/shared/india-time'
import type { JudgedAnswer } from '@aravalli/shared/revision/revision-answer'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { followAnswers } from './follow-answers.ts'

interface NotedAnswers {
	userId: string
	/** Holds each that says something about what is known: not those without any option (`judgeAnswer` of shared/revision). */
	answers: readonly (JudgedAnswer & { questionId: string })[]
	now: Date
}

/**
 * Has what was answered elsewhere come back: what was wrong and what was guessed. It is called in the transaction that stores the answers, once for
 * each of them, and before the study log.
 */
export async function noteAnswers(tx: Transaction, { userId, answers, now }: NotedAnswers): Promise<void> {
	const day = indiaDay(now)
	const followed = answers.map((answer) => ({ ...answer, isEasy: false, day, key: null }))
	await followAnswers(tx, userId, { answers: followed, isRevision: false })
}
