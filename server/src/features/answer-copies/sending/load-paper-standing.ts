import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findSittingOf, isOver, type SittingRow, sendableUntil } from '../../mains-mock-tests/public.ts'
import { loadAccesses } from './load-standing.ts'
import type { PaperStanding, WrittenPaper } from './may-send-paper.ts'
import { countSent, findLastPaper } from './tables.ts'

interface Asked {
	userId: string
	questionId: string
	day: string
	now: Date
}

/** Loads all that `maySendPaper` decides by. */
export async function loadPaperStanding(
	db: Queryable,
	{ userId, questionId, day, now }: Asked,
): Promise<PaperStanding> {
	const sitting = await findSittingOf(db, { userId, paperId: paperIdOf(questionId) ?? '', day })
	return {
		accesses: await loadAccesses(db, userId, 'english'),
		used: await countSent(db, userId, day),
		paper: sitting && writtenPaper(sitting, now),
		lastSentAt: await findLastPaper(db, userId),
	}
}

export const writtenPaper = (sitting: SittingRow, now: Date): WrittenPaper => ({
	startedAt: sitting.startedAt,
	isOver: isOver(sitting, now),
	uploadUntil: sitting.uploadUntil,
	closesAt: sendableUntil(sitting),
	questionCount: sitting.questionMarks.length,
})
