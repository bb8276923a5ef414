import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { type Database, openDatabase } from '../../server/src/platform/database/open-database.ts'
import { prepareDatabase } from '../../server/src/prepare-database.ts'
import { buildCameraPicture } from '../../server/src/testing/build-picture.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { latency } from '../load/latencies.ts'
import { processMemory } from '../load/process-memory.ts'
import { median, percentile } from '../load/statistics.ts'
import { watchMeanwhile } from '../load/watch-meanwhile.ts'
import { type Buyer, loadBuyers } from '../load-buyers.ts'
import { loadQuestions } from '../load-questions.ts'
import { generateQuestions } from '../question-generator.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import type { RunningServer } from '../servers/start-server.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const QUESTIONS = 1_000
const LEARNERS = 20
const PAGES = 12
const PAGE_BYTES = 3_000_000
/** Pages are made readable for so long beside, after the last one has arrived: each is the same work. */
const READ_ON_MILLISECONDS = 60_000
const MEMORY = `memory that ${LEARNERS} answers of ${PAGES} pages, sent at once, add`
const listPath = '/api/content/answer-writing-practice?limit=10'

interface Draft {
	cookie: string
	copyId: string
}

/** Measures what many answers that are sent at once cost in memory, and what everybody else notices of them. */
export async function measureCopies(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = databases && (await databases.create())
	const dataDir = temporaryFolder()
	const learners = await fill(await openDatabase({ databaseUrl, dataDir }, silentLog))
	// Whatever time it is, today's questions are open.
	const environment = { DAILY_CLOSING_TIME: '23:59' }
	const product = await startProduct({ databaseUrl, dataDir, isDemo: false, core: null, environment })
	const drafts = await beginAnswers(product, learners)
	for (let time = 0; time < 200; time += 1) await latency(product.origin + listPath)
	const rows = await sendAll(product, drafts)
	await product.stop()
	return rows
}

/** Stores questions, of which one is today's, and learners with a plan. */
async function fill(database: Database): Promise<Buyer[]> {
	await prepareDatabase(database, silentLog)
	await loadQuestions(database, QUESTIONS)
	const connection = await database.openConnection()
	const learners = await loadBuyers(connection, { group: 'subscribers', count: LEARNERS, order: null })
	await connection.query(
		`insert into subscriptions (id, user_id, kind, item_id, title, starts_at, ends_at)
		select id, id, 'evaluation-plan', 'monthly', '{"english": "Plan", "hindi": "योजना"}', now(), now() + interval '30 days'
		from unnest($1::text[]) as id`,
		[learners.map(({ id }) => id)],
	)
	const [question] = generateQuestions(1)
	await connection.query(
		`insert into daily_questions (day, position, question_id)
		values (to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 1, $1)`,
		[question?.id],
	)
	await connection.end()
	await database.close()
	return learners
}

async function beginAnswers({ origin }: RunningServer, learners: readonly Buyer[]): Promise<Draft[]> {
	const drafts: Draft[] = []
	for (const { token } of learners) {
		const cookie = `aravalli_session=${token}`
		const headers = { cookie, origin, 'content-type': 'application/json' }
		const today = await fetch(`${origin}/api/answersheet/today`, { headers })
		const { questions } = ((await today.json()) as { data: { questions: { questionId: string }[] } }).data
		const body = JSON.stringify({ questionId: questions[0]?.questionId })
		const begun = await fetch(`${origin}/api/answersheet/drafts`, { method: 'POST', headers, body })
		const { copyId } = ((await begun.json()) as { data: { copyId: string } }).data
		drafts.push({ cookie, copyId })
	}
	return drafts
}

async function sendAll({ origin, pid }: RunningServer, drafts: readonly Draft[]): Promise<Row[]> {
	const file = join(temporaryFolder(), 'page.jpg')
	writeFileSync(file, await buildCameraPicture(PAGE_BYTES))
	const script = ['--disable-warning=ExperimentalWarning', inProject('bench/load/send-pages.ts')]
	const before = processMemory(pid)
	const watch = watchMeanwhile(origin + listPath, pid)
	const args = [...script, origin, String(PAGES), JSON.stringify(drafts), file]
	const { isSuccess, output } = await runCommand(projectNode, args)
	await pause(READ_ON_MILLISECONDS)
	const { times, peak } = await watch.end()
	if (!isSuccess) throw new Error(output)
	const seconds = JSON.parse(output) as number[]
	const inMegabytes = (bytes: number) => `${formatNumber(bytes / 1e6)} MB`
	return [
		limit({
			what: MEMORY,
			value: (peak.ownBytes + peak.childrenBytes - before.ownBytes - before.childrenBytes) / 1e6,
			unit: 'MB',
			atMost: 300,
			beside: `server ${inMegabytes(peak.ownBytes)} at the highest, before ${inMegabytes(before.ownBytes)}; processes that read pages ${inMegabytes(peak.childrenBytes)}, before ${inMegabytes(before.childrenBytes)}`,
		}),
		limit({
			what: 'an unrelated list request meanwhile, 99th percentile',
			value: percentile(times, 0.99),
			unit: 'ms',
			atMost: 250,
			beside: `${times.length} requests, median ${formatNumber(median(times))} ms`,
		}),
		information(
			'time until a page was safe on the server',
			`median ${formatNumber(median(seconds))} s`,
			`${seconds.length} pages of 12 megapixels and 3 MB, the slowest ${formatNumber(Math.max(...seconds))} s`,
		),
	]
}
