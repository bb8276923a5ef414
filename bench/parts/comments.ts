import { Client } from 'pg'
import { compareLatencies, type Latencies, p50, p95 } from '../load/latencies.ts'
import { type Rounds, requestRates } from '../load/request-rates.ts'
import { formatNumber, limit, notMeasured, type Row, rateFloor } from '../report/row.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { sessionCookie } from '../servers/session-cookie.ts'
import type { RunningServer } from '../servers/start-server.ts'

const post = { what: 'posting a text comment on PostgreSQL', atLeast: 0.35, as: 'percent' } as const
const thread = 'a thread of 5,000 comments, beside one of 50'
const mostTimes = 2
const passes = 300

/** Measures posting beside a route with the same insert, and a long thread beside a short one. */
export async function measureComments(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) {
		const reason = 'no PostgreSQL server here (initdb, postgres)'
		return [notMeasured(post.what, '≥ 35 %', reason), notMeasured(thread, `≤ ${mostTimes} ×`, reason)]
	}
	const databaseUrl = await databases.create()
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore })
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	const [short = '', long = '', busy = ''] = await questionsWithoutComments(database)
	const authorId = await learner(database)
	await fillThread(database, short, authorId, 50)
	await fillThread(database, long, authorId, 5_000)
	await database.query('vacuum analyze')
	// A connection that is still open when a measurement fails would end with a failure of its own, which hides the other.
	await database.end()
	const rows = [await threadRow(product, short, long), await postRow(product, { databaseUrl, busy, authorId, rounds })]
	await product.stop()
	return rows
}

const pathOf = (questionId: string) => `/api/content/answer-writing-practice/${questionId}/comments`

async function threadRow({ origin }: RunningServer, short: string, long: string): Promise<Row> {
	const addresses = [short, long].map((questionId) => origin + pathOf(questionId))
	const [shortTimes = [], longTimes = []] = await compareLatencies(addresses, [''], passes)
	const text = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`
	return limit({
		what: thread,
		value: p50(longTimes) / p50(shortTimes),
		unit: '×',
		atMost: mostTimes,
		beside: `${text(longTimes)} beside ${text(shortTimes)}`,
	})
}

interface Posting {
	databaseUrl: string
	busy: string
	authorId: string
	rounds: Rounds
}

async function postRow(product: RunningServer, { databaseUrl, busy, authorId, rounds }: Posting): Promise<Row> {
	const { origin, pid } = product
	const cookie = await sessionCookie(product)
	const insert = await startBaseline('insert-sql', databaseUrl, busy, authorId)
	const commentText = 'जोड़ें: 1938 का हरिपुरा अधिवेशन। It shows the change in Congress policy.'
	const { endpoint, route } = await requestRates(
		{
			route: {
				url: insert.origin,
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ commentText }),
				pid: insert.pid,
			},
			endpoint: {
				url: origin + pathOf(busy),
				headers: { origin, cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
				body: formOf(commentText),
				pid,
			},
		},
		rounds,
	)
	await insert.stop()
	const baseline = 'Fastify route with the same insert through pg'
	return rateFloor({ ...post, rates: endpoint, baseline, baselineRates: route })
}

const boundary = 'bench-of-comments'
const formOf = (text: string) =>
	`--${boundary}\r\ncontent-disposition: form-data; name="commentText"\r\n\r\n${text}\r\n--${boundary}--\r\n`

async function questionsWithoutComments(database: Client): Promise<string[]> {
	const { rows } = await database.query<{ id: string }>(
		"select id from published_items where kind = 'answer-writing' and id not in (select subject_id from comments) order by id limit 3",
	)
	return rows.map(({ id }) => id)
}

async function learner(database: Client): Promise<string> {
	const { rows } = await database.query<{ id: string }>(`select id from users where email = 'learner@example.com'`)
	return rows[0]?.id ?? ''
}

/** Every third comment has a reply, every fifth a like. */
async function fillThread(database: Client, questionId: string, authorId: string, size: number): Promise<void> {
	await database.query(
		`insert into comments (id, subject_type, subject_id, author_id, text, likes, reply_count, created_at)
		select substr(md5($1 || n), 1, 24), 'answer-writing', $1, $2, 'Comment ' || n || ' on structure, facts and time.',
			(n % 5 = 0)::int, (n % 3 = 0)::int, now() - n * interval '1 minute'
		from generate_series(1, $3::int) as n`,
		[questionId, authorId, size],
	)
	await database.query(
		`insert into comment_likes select id, author_id from comments where subject_id = $1 and likes > 0`,
		[questionId],
	)
	await database.query(
		`insert into comment_replies (id, comment_id, author_id, text)
		select substr(md5(id || 'reply'), 1, 24), id, author_id, 'A reply.' from comments where subject_id = $1 and reply_count > 0`,
		[questionId],
	)
	await database.query(`insert into comment_counts values ('answer-writing', $1, 0, $2)`, [questionId, size])
}
