import type { MarkedAgain } from '@aravalli/shared/mock-tests/marked-again'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/public.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { readKey } from './key-for-scoring.ts'
import { type PaperKey, scoreOf } from './score-of.ts'
import {
	type AttemptToMark,
	findKey,
	findNewestKey,
	insertKey,
	insertScores,
	listToMark,
	lockKey,
	takeChangedPapers,
} from './tables.ts'

const compareKeysJob = defineJob<Record<string, never>>('mock-tests.compare-keys')
const markAgainJob = defineJob<{ paperId: string; revision: number }>('mock-tests.mark-again')

const COMPARE_EVERY_MINUTES = 1
/** So many attempts are marked in one transaction: short enough for everybody else on the embedded engine. */
const AT_ONCE = 200
/** Allows far more attempts than any paper has. */
const ATTEMPT_SECONDS = 1800

export function workForMarking(services: MockTestServices): void {
	services.jobs.work(compareKeysJob, () => compareKeys(services))
	services.jobs.every(compareKeysJob, COMPARE_EVERY_MINUTES)
	services.jobs.work(markAgainJob, (asked) => markAgain(services, asked))
}

/** Gives each paper with a question that was published with another key, or dropped, a new key, and has its attempts marked by it. */
export async function compareKeys({ database, jobs, now }: MockTestServices): Promise<void> {
	await database.transaction(async (tx) => {
		for (const paperId of await takeChangedPapers(tx)) {
			await lockKey(tx, paperId)
			const newest = await findNewestKey(tx, paperId)
			if (!newest) continue
			const key = await readKey(tx, Object.keys(newest.key))
			if (isSameKey(key, newest.key)) continue
			const revision = newest.revision + 1
			await insertKey(tx, { paperId, revision, key, madeAt: now() })
			await jobs.send(tx, markAgainJob, { paperId, revision }, { attemptSeconds: ATTEMPT_SECONDS })
		}
	})
}

const isSameKey = (one: PaperKey, other: PaperKey) => Object.entries(one).every(([id, entry]) => other[id] === entry)

/** Marks every finished attempt at a paper by a key of it, and tells the learners whose marks changed. What broke off goes on where it was. */
export async function markAgain(
	services: MockTestServices,
	{ paperId, revision }: { paperId: string; revision: number },
): Promise<void> {
	const { database } = services
	const key = await findKey(database.db, paperId, revision)
	let after = ''
	while (key) {
		const attempts = await listToMark(database.db, { paperId, revision, after, most: AT_ONCE })
		const last = attempts.at(-1)
		if (!last) return
		await markAll(services, attempts, { paperId, revision, key })
		after = last.attemptId
	}
}

async function markAll(
	services: MockTestServices,
	attempts: AttemptToMark[],
	{ paperId, revision, key }: { paperId: string; revision: number; key: PaperKey },
): Promise<void> {
	const scored = attempts.map((attempt) => ({ attempt, score: scoreOf(attempt, key) }))
	const scoredAt = services.now()
	await services.database.transaction(async (tx) => {
		const marked = await insertScores(
			tx,
			scored.map(({ attempt: { attemptId, isFirst }, score }) => ({
				attemptId,
				revision,
				paperId,
				isFirst,
				scoredAt,
				...score,
			})),
		)
		for (const { attempt, score } of scored) {
			const { attemptId, userId, title, marksBefore } = attempt
			if (!marked.has(attemptId) || marksBefore === null || marksBefore === score.marksHundredths) continue
			const about: MarkedAgain = { of: 'new-key', attemptId, title, before: marksBefore, now: score.marksHundredths }
			await notify(services, tx, { userId, key: `new-key/${attemptId}/${revision}`, kind: 'result', about })
		}
	})
}
