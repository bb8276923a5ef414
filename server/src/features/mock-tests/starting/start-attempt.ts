import { randomUUID } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { closesAt, GRACE_MILLISECONDS } from '@aravalli/shared/mock-tests/attempt-clock'
import { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { findItems, getItem } from '../../../content/items.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { finishLocked } from '../finishing/finish-locked.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { findScheme } from './find-scheme.ts'
import { schemeOfPaper } from './scheme-of-paper.ts'
import { findRunning, insertAttempt, lockBeginning, type NewAttempt } from './tables.ts'

/**
 * Begins an attempt at a paper, or gives the one that is running: two devices that begin together are in the same one. One whose time is over is finished first.
 *
 * @throws AppError `mock-test.not-found`, also for a paper that is not published; `mock-test.not-ready` where questions of it or its marking are not
 */
export async function startAttempt(
	services: MockTestServices,
	{ userId, paperId }: { userId: string; paperId: string },
): Promise<string> {
	const now = services.now()
	const attempt = await readAttempt(services, { userId, paperId, now })
	return services.database
		.transaction(async (tx) => {
			await lockBeginning(tx, userId, paperId)
			const running = await findRunning(tx, userId, paperId)
			if (running && running.closesAt > now) return running.id
			if (running) await finishLocked(tx, running.id, now)
			await insertAttempt(tx, attempt)
			return attempt.id
		})
		.catch(orSignedOut)
}

/** Reads what the attempt is to have, before anybody is made to wait. */
async function readAttempt(
	{ database: { db } }: MockTestServices,
	{ userId, paperId, now }: { userId: string; paperId: string; now: Date },
): Promise<NewAttempt> {
	const reading = { language: 'english', hasTranslations: true, notFound: 'mock-test.not-found' } as const
	const { common, translations } = await getItem(db, prelimsPaperKind, paperId, reading)
	const [scheme, questions] = await Promise.all([
		findScheme(db, common.cycle, 'english'),
		findItems(db, prelimsKind, common.questionIds, { language: 'english', hasBodies: false }),
	])
	if (!scheme || questions.length < common.questionIds.length) throw new AppError('mock-test.not-ready')
	const own = schemeOfPaper(scheme.common, common)
	const { english, hindi } = translations
	return {
		id: randomUUID(),
		userId,
		paperId,
		title: { english: english.title, hindi: hindi?.title ?? english.title },
		scheme: own,
		questionIds: common.questionIds,
		startedAt: now,
		answersUntil: new Date(now.getTime() + own.minutes * 60_000 + GRACE_MILLISECONDS),
		closesAt: closesAt(own, now),
	}
}
