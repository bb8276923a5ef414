import { createHash } from 'node:crypto'
import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { buildForm, formType } from '../../server/src/testing/build-form.ts'
import { buildPdf } from '../../server/src/testing/build-pdf.ts'
import { type Latencies, latency, p50, p95 } from '../load/latencies.ts'
import { processMemory } from '../load/process-memory.ts'
import { watchMeanwhile } from '../load/watch-meanwhile.ts'
import { loadBooks } from '../load-books.ts'
import { formatNumber, information, limit, notMeasured, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { sessionCookie } from '../servers/session-cookie.ts'
import { startFilled } from '../servers/start-filled.ts'
import type { RunningServer } from '../servers/start-server.ts'

const few = 100
const many = 100_000
const mostTimes = 2
const passes = 60
const warmUp = 5
const DOWNLOADS = 100
const FILE_BYTES = 20 * 1024 * 1024
const listPath = '/api/content/answer-writing-practice?limit=10'

const list = (query: string) => `/api/books/by-type/rbse/list?limit=20&${query}`

/** Both databases have a full page of each. */
const lists: Record<string, string> = {
	'of a type': list(''),
	'of a class': '/api/books/by-type/rbse/list?limit=2&class=CLASS_9',
	'of a subject': '/api/books/by-type/rbse/list?limit=2&subject=HISTORY',
	'searched for': list('search=ground'),
}

/** Measures lists of books with few and with many, and what many downloads at once take. */
export async function measureBooks(databases: Databases | null): Promise<Row[]> {
	return [...(await compareBookLists(databases)), ...(await measureDownloads(databases))]
}

async function compareBookLists(databases: Databases | null): Promise<Row[]> {
	const what = `books, ${many.toLocaleString('en')} beside ${few}`
	if (!databases) return [notMeasured(what, `≤ ${mostTimes} ×`, 'no PostgreSQL server here')]
	const servers: Library[] = []
	for (const count of [few, many]) {
		const server = await startFilled(await databases.create(), (database) => loadBooks(database, count))
		servers.push({ server, cookie: await sessionCookie(server) })
	}
	const rows: Row[] = []
	for (const [name, path] of Object.entries(lists)) {
		const [fewTimes = [], manyTimes = []] = await timesOf(servers, path)
		const beside = `${timesText(manyTimes)} beside ${timesText(fewTimes)}`
		const value = p50(manyTimes) / p50(fewTimes)
		rows.push(limit({ what: `${what}: ${name}`, value, unit: '×', atMost: mostTimes, beside }))
	}
	await Promise.all(servers.map(({ server }) => server.stop()))
	return rows
}

interface Library {
	server: RunningServer
	cookie: string
}

/** Asks all of them in turn; the first few times warm them up. */
async function timesOf(servers: Library[], path: string): Promise<Latencies[]> {
	const asked = async () => {
		const times: number[] = []
		for (const { server, cookie } of servers) times.push(await latency(server.origin + path, { cookie }))
		return times
	}
	for (let time = 0; time < warmUp; time += 1) await asked()
	const all: number[][] = []
	for (let pass = 0; pass < passes; pass += 1) all.push(await asked())
	return servers.map((_, index) => all.map((times) => times[index] ?? 0))
}

const timesText = (times: Latencies) => `p50 ${formatNumber(p50(times))}, p95 ${formatNumber(p95(times))} ms`

async function measureDownloads(databases: Databases | null): Promise<Row[]> {
	const product = await startProduct({ databaseUrl: databases && (await databases.create()), isDemo: true, core: null })
	const content = buildPdf({ forms: { filling: 'x'.repeat(FILE_BYTES) } })
	const book = await publishBook(product, content)
	const learners = ['learner@example.com', 'subscriber@example.com', 'content@example.com', 'admin@example.com']
	const cookies = await Promise.all(learners.map((email) => sessionCookie(product, email)))
	for (let time = 0; time < 200; time += 1) await latency(product.origin + listPath)
	const before = processMemory(product.pid)
	const watch = watchMeanwhile(product.origin + listPath, product.pid)
	const url = `${product.origin}/api/books/${book}/download`
	const args = [inProject('bench/load/download-at-once.ts'), url, String(DOWNLOADS), JSON.stringify(cookies)]
	const { isSuccess, output } = await runCommand(projectNode, ['--disable-warning=ExperimentalWarning', ...args])
	const { times, peak } = await watch.end()
	await product.stop()
	if (!isSuccess) throw new Error(output)
	const answers = JSON.parse(output) as { statuses: number[]; bytes: number; sha256: string }[]
	const sha256 = createHash('sha256').update(content).digest('hex')
	const broken = answers.filter((answer) => answer.sha256 !== sha256 || String(answer.statuses) !== '200,206')
	if (broken.length > 0) throw new Error(`${broken.length} downloads were not whole: ${JSON.stringify(broken[0])}`)
	const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6)} MB`
	return [
		limit({
			what: `memory that ${DOWNLOADS} parallel downloads of 20 MB add, each broken off and gone on with`,
			value: (peak.ownBytes + peak.childrenBytes - before.ownBytes - before.childrenBytes) / 1e6,
			unit: 'MB',
			atMost: 100,
			beside: `server ${megabytes(peak.ownBytes)} at the highest, before ${megabytes(before.ownBytes)}`,
		}),
		information('  an unrelated list request meanwhile', timesText(times)),
	]
}

/** Has an editor upload a file and publish a book of it, and gives its id. */
async function publishBook(product: RunningServer, content: Buffer): Promise<string> {
	const headers = { cookie: await sessionCookie(product, 'content@example.com'), origin: product.origin }
	const call = async (path: string, init: { body: string | Uint8Array<ArrayBuffer>; type: string }) => {
		const url = product.origin + path
		const response = await fetch(url, {
			method: 'POST',
			headers: { ...headers, 'content-type': init.type },
			body: init.body,
		})
		if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
		return ((await response.json()) as { data: { fileUrl: string; id: string } }).data
	}
	const form = buildForm({ content, name: 'book.pdf' })
	const { fileUrl } = await call('/api/admin/course-files?use=document', { body: new Uint8Array(form), type: formType })
	const texts = (title: string) => ({ title, subtitle: '', author: 'Our editors', file: fileUrl })
	const book = {
		...{
			type: 'RBSE',
			class: 'CLASS_9',
			subject: 'HISTORY',
			isFeatured: false,
			position: 9,
			picture: null,
			topics: [],
		},
		...{ english: texts('A large book'), hindi: texts('एक बड़ी पुस्तक') },
	}
	const type = 'application/json'
	const { id } = await call('/api/admin/books', { body: JSON.stringify({ content: book }), type })
	await call(`/api/admin/books/${id}/publish`, { body: JSON.stringify({ version: 1 }), type })
	return id
}
