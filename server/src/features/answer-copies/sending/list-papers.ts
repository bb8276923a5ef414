import { CATCH_UP_DAYS, paperSubject } from '@aravalli/shared/answer-copies/copy'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { listSittings, sendableUntil } from '../../mains-mock-tests/public.ts'
import { findCopiesTo } from '../copies/tables.ts'
import { writtenPaper } from './load-paper-standing.ts'
import { maySendPaper, type PaperStanding } from './may-send-paper.ts'
import { findLastPaper } from './tables.ts'

interface Asked {
	userId: string
	language: Language
	now: Date
	standing: Pick<PaperStanding, 'accesses' | 'used'>
	sentenceOf: (code: ErrorCode, language: Language) => string
}

/** A learner writes a few in so many days. */
const MOST_SHOWN = 20

/** Lists papers that were written in the last days, with what keeps the pages of those that are not sent from being sent now. */
export async function listPapers(db: Queryable, { userId, language, now, standing, sentenceOf }: Asked) {
	const since = new Date(now.getTime() - (CATCH_UP_DAYS + 1) * 86_400_000)
	const sittings = await listSittings(db, { userId, paperId: null, since, most: MOST_SHOWN })
	if (sittings.length === 0) return []
	const ids = [...new Set(sittings.map(({ paperId }) => paperSubject(paperId)))]
	const [texts, copies, lastSentAt] = [
		await findCopyQuestions(db, ids, language),
		await findCopiesTo(db, userId, ids),
		await findLastPaper(db, userId),
	]
	return sittings.flatMap((sitting) => {
		const { paperId, day, uploadUntil } = sitting
		const found = texts.get(paperSubject(paperId))
		const copy = copies.find((own) => own.questionId === paperSubject(paperId) && own.day === day)
		if (!found) return []
		const paper = writtenPaper(sitting, now)
		const decision = maySendPaper({ subscriptionId: null }, { ...standing, paper, lastSentAt }, now)
		const isSent = copy !== undefined && copy.state !== 'draft'
		const refusal = !isSent && 'refusal' in decision ? decision.refusal : null
		return [
			{
				...found.question,
				...{ day, copyId: copy?.id ?? null, state: copy?.state ?? null, refusal },
				sendableUntil: sendableUntil(sitting).toISOString(),
				uploadUntil: uploadUntil.toISOString(),
				refusalText: refusal && sentenceOf(refusal, language),
			},
		]
	})
}
