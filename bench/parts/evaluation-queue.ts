import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { openFirstVisit } from '../load/browser-visit.ts'
import { type Latencies, latency, p50, p95 } from '../load/latencies.ts'
import { median } from '../load/statistics.ts'
import { loadWaitingCopies } from '../load-waiting-copies.ts'
import { formatNumber, information, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { sessionCookie } from '../servers/session-cookie.ts'
import type { RunningServer } from '../servers/start-server.ts'

const sizes = [100, 5_000, 100_000]
/** The longer queue may take as many times longer. */
const mostTimes = 2
const mostOpenMs = 500
const passes = 60
const warmUp = 5
/** So many copies are claimed in a browser, and then gone through so often. */
const claims = 6
const rounds = 2

const lists: Record<string, string> = {
	'by due time': '',
	'by paper': 'order=paper',
	'of one paper': 'paperCategory=GS_PAPER_2',
	'what is overdue': 'state=overdue',
	'its last page': 'page=5',
}

interface Desk {
	server: RunningServer
	cookie: string
}

const path = '/api/admin/daily-evaluation'

/** Measures the evaluators' queue with few and with many copies, and how soon the next copy is there in a browser. */
export async function measureEvaluationQueue(databases: Databases | null): Promise<Row[]> {
	if (!databases) return [notMeasured('the queue of copies', `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const desks: Desk[] = []
	for (const size of sizes) desks.push(await startDesk(databases, size))
	const rows = await listRows(desks)
	rows.push(await claimRow(desks))
	rows.push(...(await browserRows(desks)))
	await Promise.all(desks.map(({ server }) => server.stop()))
	return rows
}

async function startDesk(databases: Databases, size: number): Promise<Desk> {
	const databaseUrl = await databases.create()
	const server = await startProduct({ databaseUrl, isDemo: true, core: null })
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	try {
		await loadWaitingCopies(database, size)
	} finally {
		await database.end()
	}
	return { server, cookie: await sessionCookie(server, 'evaluator@example.com') }
}

const text = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`

/** Lets what grew most from the shortest queue to the longest speak for all. */
function flatRow(what: string, times: Latencies[]): Row {
	const [few = [], , many = []] = times
	const beside = times.map((each, index) => `${sizes[index]?.toLocaleString('en')}: ${text(each)}`).join('; ')
	return limit({ what, value: p50(many) / p50(few), unit: '×', atMost: mostTimes, beside })
}

/** Asks all in turn, so that what slows the machine down meanwhile slows them all; the first passes warm them up. */
async function inTurn(desks: Desk[], ask: (desk: Desk) => Promise<number>): Promise<Latencies[]> {
	const times: Latencies[] = desks.map(() => [])
	for (let pass = -warmUp; pass < passes; pass += 1) {
		for (const [index, desk] of desks.entries()) {
			const time = await ask(desk)
			if (pass >= 0) times[index]?.push(time)
		}
	}
	return times
}

async function listRows(desks: Desk[]): Promise<Row[]> {
	const rows: Row[] = []
	for (const [name, query] of Object.entries(lists)) {
		const times = await inTurn(desks, ({ server, cookie }) => latency(`${server.origin}${path}?${query}`, { cookie }))
		rows.push(flatRow(`the queue of copies, ${name}, 100,000 beside 100`, times))
	}
	return rows
}

async function claimRow(desks: Desk[]): Promise<Row> {
	const times = await inTurn(desks, async (desk) => {
		const askedAt = performance.now()
		const { evaluationId } = await post<{ evaluationId: string }>(desk, '/next')
		const time = performance.now() - askedAt
		await post(desk, `/${evaluationId}/hand-back`)
		return time
	})
	return flatRow('the next copy is claimed, 100,000 beside 100', times)
}

async function post<T>({ server: { origin }, cookie }: Desk, what: string): Promise<T> {
	const answer = await fetch(origin + path + what, { method: 'POST', headers: { origin, cookie } })
	if (!answer.ok) throw new Error(`${what}: status ${answer.status}`)
	return ((await answer.json()) as { data: T }).data
}

interface Opening {
	/** Milliseconds from the key to the picture, of a copy that was in hand already, and of one that is claimed. */
	inHand: number[]
	claimed: number[]
}

async function browserRows(desks: Desk[]): Promise<Row[]> {
	const measured: Opening[] = []
	for (const desk of desks) measured.push(await openCopies(desk))
	const of = (name: keyof Opening) => measured.map((opening) => median(opening[name]))
	const rowOf = (what: string, values: number[]): Row => {
		const [few = 0, some = 0, many = 0] = values
		const beside = `with 100: ${formatNumber(few)} ms; with 100,000: ${formatNumber(many)} ms`
		return limit({ what, value: some, unit: 'ms', atMost: mostOpenMs, beside })
	}
	return [
		rowOf('the next copy of those in hand, seen in a browser, 5,000 waiting', of('inHand')),
		rowOf('the next copy of the queue, claimed and seen, 5,000 waiting', of('claimed')),
		information('  the slowest of both', `${formatNumber(Math.max(...measured.flatMap(all)))} ms`),
	]
}

const all = ({ inHand, claimed }: Opening) => [...inHand, ...claimed]

/** Presses the key for the next copy again and again: while there are new ones to claim, and then among those in hand. */
async function openCopies({ server, cookie }: Desk): Promise<Opening> {
	const { page, close } = await openFirstVisit(`${server.origin}/login`)
	const [name = '', value = ''] = cookie.split('=')
	await page.context().addCookies([{ name, value, url: server.origin }])
	const opening: Opening = { inHand: [], claimed: [] }
	await openFirst(page, server.origin)
	for (let copy = 0; copy < claims; copy += 1) opening.claimed.push(await nextCopy(page))
	for (let round = 0; round < rounds; round += 1) {
		// Nothing of the round before is known to the page any more.
		await openFirst(page, server.origin)
		for (let copy = 0; copy < claims; copy += 1) opening.inHand.push(await nextCopy(page))
	}
	await close()
	return opening
}

async function openFirst(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/admin/daily-evaluation`)
	await page.getByRole('button', { name: /the first copy$/ }).click()
	await page.locator('main img').first().waitFor()
}

/** Gives the milliseconds from the key until another copy has its picture and the marks on it. */
const pressAndWait = `new Promise((resolve) => {
	const before = document.querySelector('h1').textContent
	const pressedAt = performance.now()
	const look = () => {
		const picture = document.querySelector('main img[alt^="Page"]')
		const isThere = document.querySelector('h1').textContent !== before && picture && picture.complete
		if (isThere && document.querySelector('main svg[viewBox]')) resolve(performance.now() - pressedAt)
		else requestAnimationFrame(look)
	}
	dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
	requestAnimationFrame(look)
})`

/** Somebody looks at a copy for a while before. */
async function nextCopy(page: Page): Promise<number> {
	await setTimeout(1_500)
	return page.evaluate<number>(pressAndWait)
}
