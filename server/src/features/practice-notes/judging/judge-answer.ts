import { AppError } from '@aravalli/shared/errors'
import type { Judgement } from '@aravalli/shared/judgement'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { noteActivity } from '../../study-log/public.ts'
import { type PracticeTarget, practiceItem } from '../practice-subject.ts'
import { isOpen } from '../writing/tables.ts'
import { listJudged, upsertJudgements } from './tables.ts'

interface Given {
	userId: string
	target: PracticeTarget
	part: number
	judgement: Judgement | null
	/** It is undefined where a device does not say it. */
	judgedAt: string | undefined
	now: Date
}

/**
 * Keeps what somebody thinks of an own answer. What was judged later, on whatever device, stands.
 *
 * @returns what stands now
 * @throws AppError `question.not-found`; a judgement can be taken from what is not there any more
 */
export async function judgeAnswer(
	{ db, transaction }: Database,
	{ userId, target, part, judgement, judgedAt, now }: Given,
): Promise<{ judgement: Judgement | null; judgedAt: string }> {
	if (judgement && !(await isThere(db, target, part))) throw new AppError('question.not-found')
	const moment = judgedAt === undefined || new Date(judgedAt) > now ? now.toISOString() : judgedAt
	const given = { questionId: target.questionId, part, judgement, judgedAt: moment }
	await transaction(async (tx) => {
		await upsertJudgements(tx, userId, target.subject.type, [given])
		if (judgement) await noteActivity(tx, { userId, kind: 'practice', item: practiceItem(target), now })
	}).catch(orSignedOut)
	const stands = (await listJudged(db, userId, target)).find((judged) => judged.part === part)
	return stands ? { judgement: stands.judgement, judgedAt: stands.judgedAt } : { judgement: null, judgedAt: moment }
}

/** An item is asked how many questions it has only for those behind its first. */
async function isThere(db: Queryable, target: PracticeTarget, part: number): Promise<boolean> {
	if (part === 0) return isOpen(db, target)
	const { subject, questionId } = target
	const titles = await subject.findTitles(db, [questionId], 'english')
	return titles.get(questionId)?.parts?.[part] !== undefined
}
