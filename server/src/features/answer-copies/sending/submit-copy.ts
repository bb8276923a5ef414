import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import { addWorkingHours } from '@aravalli/shared/evaluation/working-hours'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readEvaluationDays } from '../../expert-sessions/public.ts'
import { noteActivity } from '../../study-log/public.ts'
import { findBooklets } from '../booklet/tables.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { listPages, setPositions } from '../pages/tables.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { getLeave } from './begin-copy.ts'
import { checkPages } from './check-pages.ts'
import { lockSender, setSent, spendCredit } from './tables.ts'

interface Submitted {
	userId: string
	copyId: string
	/** Are all pages in the order in which the learner sees them. */
	pageIds: readonly string[]
	/** null: any of the learner's. */
	subscriptionId?: string | null
}

/**
 * Sends an answer. One that was sent already stays as it is, whatever is said about it.
 *
 * One transaction under a lock for the learner: of two answers that are sent at once, the second is counted after the first.
 *
 * @throws AppError `copy.not-found`, as `maySend` and as `checkPages`
 */
export async function submitCopy(services: CopyServices, submitted: Submitted): Promise<void> {
	const days = await readEvaluationDays(services.database.db)
	await services.database.transaction(async (tx) => {
		const { userId, copyId, pageIds, subscriptionId = null } = submitted
		await lockSender(tx, userId)
		const copy = await lockOwnCopy(tx, userId, copyId)
		if (!copy) throw new AppError('copy.not-found')
		if (copy.state !== 'draft') return
		const now = services.now()
		const { feedbackHours, creditId, ...leave } = await getLeave(services, tx, copy, subscriptionId)
		await checkStoredPages(tx, copy, pageIds)
		await setPositions(tx, pageIds)
		const dueAt = addWorkingHours(now, feedbackHours, days)
		await setSent(tx, copyId, { ...leave, submittedAt: now, dueAt })
		if (creditId !== null) await spendCredit(tx, creditId, copyId)
		await services.onSubmitted(tx, { copyId, paperCategory: copy.paperCategory, dueAt, now })
		await noteActivity(tx, { userId, kind: 'answer', item: activityItem(copy), now })
	})
}

/** Papers are called by their kind already. */
const activityItem = ({ questionId }: AnswerCopyRow) =>
	paperIdOf(questionId) === null ? `answer-writing/${questionId}` : questionId

async function checkStoredPages(tx: Transaction, copy: AnswerCopyRow, pageIds: readonly string[]): Promise<void> {
	const stored = await listPages(tx, copy.id)
	const ids = stored.flatMap(({ page }) => page.bookletId ?? [])
	const booklets = new Map((await findBooklets(tx, ids)).map((booklet) => [booklet.id, booklet]))
	checkPages({ copy, stored, pageIds, booklets })
}
