import { Client } from 'pg'
import { writeRequests } from '../load/one-request.ts'
import { type Rates, type Rounds, requestRates } from '../load/request-rates.ts'
import { median } from '../load/statistics.ts'
import { loadAttempts } from '../load-attempts.ts'
import { type Buyer, loadBuyers } from '../load-buyers.ts'
import { formatNumber, limit, notMeasured, type Row, rateFloor } from '../report/row.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import type { RunningServer } from '../servers/start-server.ts'

const saving = { what: 'storing an answer, 500 learners at once, on PostgreSQL', atLeast: 0.4, as: 'percent' } as const
const tail = 'the same: p99 beside p50'
const marking = 'marking 5,000 attempts by a new key'
const learners = 500
const questions = 150
const most = { timesOfMedian: 10, markingSeconds: 60 } as const

/** Measures storing answers beside a route with the same insert, and marking what is stored by another key. */
export async function measureMockTests(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) {
		const reason = 'no PostgreSQL server here (initdb, postgres)'
		return [
			notMeasured(saving.what, '≥ 40 %', reason),
			notMeasured(tail, `≤ ${most.timesOfMedian} ×`, reason),
			notMeasured(marking, `≤ ${most.markingSeconds} s`, reason),
		]
	}
	const databaseUrl = await databases.create()
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore })
	const rates = await savingRates(product, databaseUrl, rounds)
	const markingRow = await measureMarking(databaseUrl)
	await product.stop()
	return [...rates, markingRow]
}

/** Each learner changes one answer after the other, over and over. */
function requestsOf(buyers: Buyer[], attemptIds: string[], count: number) {
	return Array.from({ length: count }, (_, index) => {
		const learner = index % learners
		const turn = Math.floor(index / learners)
		const answer = {
			place: 1 + (turn % questions),
			answer: 'ABCDE'[turn % 5],
			isFlagged: false,
			isGuessed: turn % 3 === 0,
			language: null,
			spentSeconds: turn,
			// Anything earlier would be older than what is stored, and later than now is taken as now.
			atMilliseconds: 10 * turn,
		}
		return {
			path: `/api/mock-tests/attempts/${attemptIds[learner]}/answers`,
			headers: {
				'content-type': 'application/json',
				'sec-fetch-site': 'same-origin',
				cookie: `aravalli_session=${buyers[learner]?.token}`,
			},
			body: JSON.stringify({ answers: [answer] }),
		}
	})
}

async function savingRates(product: RunningServer, databaseUrl: string, rounds: Rounds): Promise<Row[]> {
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	const prepare = async (group: string) => {
		const buyers = await loadBuyers(database, { group, count: learners, order: null })
		const ids = await loadAttempts(database, { userIds: buyers.map(({ id }) => id), isFinished: false })
		return writeRequests(requestsOf(buyers, ids, mostRequests(rounds)))
	}
	const [ours, theirs] = [await prepare('of the product'), await prepare('of the route')]
	await database.query('vacuum analyze')
	await database.end()
	const insert = await startBaseline('answer-sql', databaseUrl)
	const target = { headers: {}, connections: learners }
	const { endpoint, route } = await requestRates(
		{
			route: { ...target, url: `${insert.origin}/`, requestsFile: theirs, pid: insert.pid },
			endpoint: { ...target, url: `${product.origin}/`, requestsFile: ours, pid: product.pid },
		},
		rounds,
	)
	await insert.stop()
	const baseline = 'Fastify route with the same insert through pg'
	return [rateFloor({ ...saving, rates: endpoint, baseline, baselineRates: route }), tailRow(endpoint)]
}

/** Are more than a server answers in a second. */
const mostRequests = ({ count, secondsEach }: Rounds) => 6_000 * (20 + count * secondsEach)

const tailRow = ({ p50Ms, p99Ms }: Rates): Row =>
	limit({
		what: tail,
		value: median(p99Ms.map((p99, round) => p99 / (p50Ms[round] ?? Number.NaN))),
		unit: '×',
		atMost: most.timesOfMedian,
		beside: `p50 ${formatNumber(median(p50Ms))}, p99 ${formatNumber(median(p99Ms))} ms`,
	})

/** The running product finds the changed key by itself; this waits until all have a score by it. */
async function measureMarking(databaseUrl: string): Promise<Row> {
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	const buyers = await loadBuyers(database, { group: 'to be marked', count: 5_000, order: null })
	await database.query(`delete from test_attempts`)
	await loadAttempts(database, { userIds: buyers.map(({ id }) => id), isFinished: true })
	await database.query(`
		insert into paper_keys select 'full-mock-test-1', 1, jsonb_object_agg(id, common ->> 'key'), now()
		from published_items where kind = 'prelims-questions' on conflict do nothing`)
	await database.query(`
		insert into test_scores select id, 1, paper_id, true, now(), 0, 20000, false, 0, 0, 0, 0, 0 from test_attempts`)
	await database.query('vacuum analyze')
	await database.query(`
		update published_items set common = jsonb_set(common, '{isDropped}', 'true')
		where kind = 'prelims-questions' and id in (
			select jsonb_array_elements_text(common -> 'questionIds') from published_items where id = 'full-mock-test-1' limit 3)`)
	await database.query(`
		insert into changed_questions select id from published_items
		where kind = 'prelims-questions' and (common ->> 'isDropped')::boolean`)
	const seconds = await waitForScores(database, buyers.length)
	await database.end()
	return limit({ what: marking, value: seconds, unit: 's', atMost: most.markingSeconds, beside: 'each learner told' })
}

/** Counts from the new key to the last score: until it is seen, a minute may pass. */
async function waitForScores(database: Client, wanted: number): Promise<number> {
	for (;;) {
		const { rows } = await database.query<{ scores: number; seconds: number | null }>(`
			select count(*)::int as scores, extract(epoch from max(scored_at) - min(made_at))::float as seconds
			from test_scores join paper_keys using (paper_id, revision) where revision = 2`)
		const [{ scores, seconds } = { scores: 0, seconds: null }] = rows
		if (scores === wanted && seconds !== null) return seconds
		await new Promise((resolve) => setTimeout(resolve, 500))
	}
}
