import { randomBytes } from 'node:crypto'
import { paperSubject } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import type { Sitting, SittingCard } from '@aravalli/shared/mains-mock-tests/contract'
import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { findStored } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { getPaperItem, type PaperItem } from '../papers/get-paper.ts'
import { findOwnSitting, findSittingOf, insertSitting, listSittings, type SittingRow } from '../tables.ts'
import { presentCard, presentSitting } from './present-sitting.ts'
import type { SittingServices } from './sitting-services.ts'

interface Reader {
	userId: string
	language: Language
}

const MINUTE = 60_000

/** Nobody looks further back. */
const MOST_SHOWN = 50

/**
 * Starts the clock of a paper. Whoever has started it today finds that attempt, on any device: there is one clock.
 *
 * @throws AppError `mains-paper.not-found`
 */
export async function startSitting(services: SittingServices, paperId: string, reader: Reader): Promise<Sitting> {
	const { db } = services.database
	const { common } = await getPaperItem(db, paperId, reader.language)
	const startedAt = services.now()
	const endsAt = new Date(startedAt.getTime() + common.minutes * MINUTE)
	const wanted = { userId: reader.userId, paperId, day: indiaDay(startedAt) }
	await insertSitting(db, {
		...wanted,
		...{ id: randomBytes(12).toString('hex'), startedAt, endsAt, questionMarks: common.questionMarks },
		uploadUntil: new Date(endsAt.getTime() + common.uploadMinutes * MINUTE),
	}).catch(orSignedOut)
	const stored = await findSittingOf(db, wanted)
	if (!stored) throw new AppError('mains-sitting.not-found')
	return present(services, stored, reader)
}

/** @throws AppError `mains-sitting.not-found`, also for somebody else's */
export async function getSitting(services: SittingServices, id: string, reader: Reader): Promise<Sitting> {
	const row = await findOwnSitting(services.database.db, reader.userId, id)
	if (!row) throw new AppError('mains-sitting.not-found')
	return present(services, row, reader)
}

export async function listOwnSittings(
	{ database: { db }, findCopies, now }: SittingServices,
	{ userId, paperId }: { userId: string; paperId: string | null },
): Promise<SittingCard[]> {
	const rows = await listSittings(db, { userId, paperId, since: null, most: MOST_SHOWN })
	const copies = await findCopies(db, userId, [...new Set(rows.map((row) => paperSubject(row.paperId)))])
	return rows.map((row) => presentCard(row, copies, now()))
}

export async function present(
	{ database: { db }, findCopies, now }: SittingServices,
	row: SittingRow,
	{ userId, language }: Reader,
): Promise<Sitting> {
	const [paper, copies] = await Promise.all([
		findPaper(db, row.paperId, language),
		findCopies(db, userId, [paperSubject(row.paperId)]),
	])
	return presentSitting(row, { paper, copies, now: now() })
}

/** A paper that was withdrawn stays with whoever has written it. @throws AppError `mains-paper.not-found` */
async function findPaper(db: Queryable, id: string, language: Language): Promise<PaperItem> {
	const [paper] = await findStored(db, mainsPaperKind, [id])
	if (!paper) throw new AppError('mains-paper.not-found')
	const texts = (language === 'hindi' ? paper.translations.hindi : null) ?? paper.translations.english
	return { ...paper, card: texts, texts }
}
