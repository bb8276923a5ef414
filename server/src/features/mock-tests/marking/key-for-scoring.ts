import type { KeyEntry } from '@aravalli/shared/mock-tests/score-test'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { findStored } from '../../../content/items.ts'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { PaperKey } from './score-of.ts'
import { findNewestKey, insertKey, shareKey, widenKey } from './tables.ts'

/**
 * Gives the newest key of a paper to mark an attempt by, and keeps a change of it waiting until the attempt is stored: so none is left out of a new marking. The first
 * attempt makes the first key, of what is published then; questions that were added to the paper since join it, for they change no older score.
 */
export async function keyForScoring(
	tx: Transaction,
	paperId: string,
	questionIds: readonly string[],
	now: Date,
): Promise<{ revision: number; key: PaperKey }> {
	await shareKey(tx, paperId)
	const newest = await findNewestKey(tx, paperId)
	const missing = questionIds.filter((id) => !Object.hasOwn(newest?.key ?? {}, id))
	if (newest && missing.length === 0) return newest
	const added = await readKey(tx, missing)
	if (newest) await widenKey(tx, paperId, newest.revision, added)
	else await insertKey(tx, { paperId, revision: 1, key: added, madeAt: now })
	return keyForScoring(tx, paperId, questionIds, now)
}

/** Reads the key of questions as it is published; one that was withdrawn keeps the key that it had. */
export async function readKey(db: Queryable, questionIds: readonly string[]): Promise<PaperKey> {
	const found = await findStored(db, prelimsKind, [...questionIds])
	const byId = new Map(
		found.map(({ id, common }): [string, KeyEntry] => [id, common.isDropped ? 'dropped' : common.key]),
	)
	return Object.fromEntries(questionIds.map((id): [string, KeyEntry] => [id, byId.get(id) ?? 'dropped']))
}
