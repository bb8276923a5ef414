import type { Pagination } from '@aravalli/shared/endpoint'
import type { EvaluatorQuota, QueueEntry } from '@aravalli/shared/evaluation/contract'
import type { Language } from '@aravalli/shared/language'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { readQuota } from '../claiming/read-quota.ts'
import type { EvaluationServices, Evaluator } from '../evaluation-services.ts'
import type { EvaluationRow } from '../tables.ts'
import { presentQueue } from './present-queue.ts'
import {
	countClaimed,
	countReturnedBy,
	findEvaluations,
	findWaiting,
	listClaimed,
	listReturnedBy,
	type QueueWish,
} from './tables.ts'

export interface QueueQuery {
	page: number
	limit: number
	state: 'open' | 'mine' | 'waiting' | 'overdue' | 'returned' | 'claimed'
	paperCategory: PaperFilter
	order: 'due' | 'paper'
}

/** Nobody counts or pages further: the queue is worked off from its beginning, and is read as soon however long it is. */
const MOST = 100

/** Reads part of a list, and counts it as far as it goes. */
interface Source {
	list(part: { limit: number; offset: number }): Promise<EvaluationRow[]>
	count(most: number): Promise<number>
}

export async function listQueue(
	{ database: { db }, dailyQuota, now }: EvaluationServices,
	evaluator: Evaluator,
	{ page, limit, ...query }: QueueQuery,
	language: Language,
): Promise<{ data: QueueEntry[]; pagination: Pagination; quota: EvaluatorQuota }> {
	const at = now()
	const offset = (page - 1) * limit
	const most = Math.max(0, Math.min(limit, MOST - offset))
	const [{ rows, found }, quota] = await Promise.all([
		readInTurn(sourcesOf(db, evaluator, query, at), { limit: most, offset }),
		readQuota(db, evaluator.userId, dailyQuota, at),
	])
	const total = Math.min(found, MOST)
	return {
		data: await presentQueue(db, rows, { evaluator, language, now: at }),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: found > MOST },
		quota,
	}
}

/** Gives the lists that are read one after the other. */
function sourcesOf(
	db: Queryable,
	evaluator: Evaluator,
	{ state, paperCategory, order }: Omit<QueueQuery, 'page' | 'limit'>,
	now: Date,
): Source[] {
	const { userId, isAdmin } = evaluator
	const wish: QueueWish = {
		paperCategory: paperCategoryOf(paperCategory),
		order,
		dueBefore: state === 'overdue' ? now : null,
	}
	const claimedBy = (evaluatorId: string | null): Source => ({
		list: (part) => listClaimed(db, evaluatorId, wish, part),
		count: (most) => countClaimed(db, evaluatorId, wish, most),
	})
	const mine = claimedBy(userId)
	const waiting = waitingFor(db, evaluator, wish)
	switch (state) {
		case 'open':
			return [mine, waiting]
		case 'overdue':
			return [isAdmin ? claimedBy(null) : mine, waiting]
		case 'mine':
			return [mine]
		case 'waiting':
			return [waiting]
		case 'claimed':
			return [isAdmin ? claimedBy(null) : mine]
		case 'returned':
			return [
				{
					list: (part) => listReturnedBy(db, userId, wish, part),
					count: (most) => countReturnedBy(db, userId, wish, most),
				},
			]
	}
}

function waitingFor(db: Queryable, evaluator: Evaluator, wish: QueueWish): Source {
	let asked: Promise<string[]> | undefined
	const ids = () => {
		asked ??= findWaiting(db, evaluator, wish, MOST + 1)
		return asked
	}
	return {
		list: async ({ limit, offset }) => findEvaluations(db, (await ids()).slice(offset, offset + limit)),
		count: async () => (await ids()).length,
	}
}

/** Reads a part of several lists as if they were one. */
async function readInTurn(
	sources: readonly Source[],
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EvaluationRow[]; found: number }> {
	const rows: EvaluationRow[] = []
	let before = 0
	for (const source of sources) {
		const left = limit - rows.length
		if (left > 0) rows.push(...(await source.list({ limit: left, offset: Math.max(0, offset - before) })))
		before += await source.count(MOST + 1)
	}
	return { rows, found: before }
}
