import type { Dashboard } from '@aravalli/shared/dashboard/contract'
import { openDatabase } from '../../server/src/platform/database/open-database.ts'
import { assembleApp } from '../../server/src/testing/assemble-app.ts'
import { recordStatements } from '../../server/src/testing/record-statements.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { type Latencies, latency, p50, p95 } from '../load/latencies.ts'
import { loadArticles } from '../load-articles.ts'
import { type Buyer, loadBuyers } from '../load-buyers.ts'
import { loadStudiedYears, studied } from '../load-studied-years.ts'
import { loadStudyItems } from '../load-study-items.ts'
import { formatNumber, information, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilled } from '../servers/start-filled.ts'
import type { RunningServer } from '../servers/start-server.ts'

const CONTENT = 1_000
/** What is the same for all learners is read anew after a minute. */
const KEPT_MILLISECONDS = 61_000
const mostStatements = 6
const mostTimes = 2
const warmUp = 20
const passes = 200
const path = '/api/dashboard'
const what = 'the home of a learner with three years of study'

const cookieOf = ({ token }: Buyer) => ({ cookie: `aravalli_session=${token}` })

/** Measures what the home of a learner costs after three years of daily study, beside that of somebody who has just come. */
export async function measureDashboard(databases: Databases | null): Promise<Row[]> {
	if (!databases) return [notMeasured(what, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const databaseUrl = await databases.create()
	const server = await startFilled(databaseUrl, async (database) => {
		await loadArticles(database, CONTENT)
		await loadStudyItems(database, CONTENT)
	})
	const learners = await loadLearners(databaseUrl)
	await checkHomes(server, learners)
	const [few, many] = await timesOf(server, learners)
	await server.stop()
	const counts = await countStatements(databaseUrl, learners)
	return [
		limit({
			what: `${what}, beside an empty one`,
			value: p50(many) / p50(few),
			unit: '×',
			atMost: mostTimes,
			beside: `${timesText(many)} beside ${timesText(few)}; ${studied.days.toLocaleString('en')} days, ${studied.readings} readings, ${studied.copies} answers`,
		}),
		limit({
			what: `SQL statements of ${what}`,
			value: counts.studied,
			unit: 'statements',
			atMost: mostStatements,
			beside: `who asks among them; an empty one ${counts.empty}`,
		}),
		information(
			'  the same by the first who asks within a minute, who reads for all learners what may be in a plan',
			`${counts.first} statements`,
		),
	]
}

interface Learners {
	empty: Buyer
	studied: Buyer
}

async function loadLearners(databaseUrl: string): Promise<Learners> {
	const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog)
	const connection = await database.openConnection()
	const [empty, experienced] = await loadBuyers(connection, { group: 'learners', count: 2, order: null })
	if (!empty || !experienced) throw new Error('There are no learners.')
	await loadStudiedYears(connection, experienced.id)
	await connection.end()
	await database.close()
	return { empty, studied: experienced }
}

/** @throws where the full home lacks something, or the empty one has anything */
async function checkHomes({ origin }: RunningServer, learners: Learners): Promise<void> {
	const homeOf = async (learner: Buyer) => {
		const answer = await fetch(origin + path, { headers: cookieOf(learner) })
		if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
		return ((await answer.json()) as { data: Dashboard }).data
	}
	const { study, quiz, opened, answers, results, unread, subscription, plan } = await homeOf(learners.studied)
	const isWhole = quiz && answers && subscription && unread['copy-returned'] && opened.length > 0 && results.length > 0
	const isRepeated = plan.tasks.some(({ key }) => key.startsWith('revise/'))
	if (!isWhole || !isRepeated || study.currentStreak !== studied.days)
		throw new Error(`The full home is not: ${JSON.stringify({ study, quiz, opened, answers, results, plan })}`)
	const empty = await homeOf(learners.empty)
	if (empty.study.totalStudyDays > 0 || empty.opened.length > 0) throw new Error('The empty home is not empty.')
}

/** Asks for both in turn; the first times warm them up. */
async function timesOf({ origin }: RunningServer, learners: Learners): Promise<[Latencies, Latencies]> {
	const times: [Latencies, Latencies] = [[], []]
	for (let pass = -warmUp; pass < passes; pass += 1) {
		const few = await latency(origin + path, cookieOf(learners.empty))
		const many = await latency(origin + path, cookieOf(learners.studied))
		if (pass < 0) continue
		times[0].push(few)
		times[1].push(many)
	}
	return times
}

const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`

/** Counts what an instance of its own sends to the database. */
async function countStatements(databaseUrl: string, learners: Learners) {
	const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog)
	// The cookie of an address without encryption has the name that it has where it is measured.
	const environment = { APP_ORIGIN: 'http://127.0.0.1' }
	let now = new Date()
	const { app, close } = await assembleApp(database, environment, { now: () => now })
	const count = async (learner: Buyer) => {
		const statements = await recordStatements(async () => {
			const answer = await app.inject({ url: path, headers: cookieOf(learner) })
			if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
		})
		if (statements.length === 0) throw new Error('No statement was seen.')
		return statements.length
	}
	// What a new connection is opened for is not seen: the first call opens them.
	await count(learners.studied)
	const counts = { studied: await count(learners.studied), empty: await count(learners.empty) }
	now = new Date(now.getTime() + KEPT_MILLISECONDS)
	const first = await count(learners.studied)
	await close()
	await database.close()
	return { ...counts, first }
}
