import { join } from 'node:path'
import { projectNode } from '../../bin/run/project.mjs'
import { latency } from '../load/latencies.ts'
import { median } from '../load/statistics.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import { freePort } from '../servers/free-port.ts'
import { sessionCookie } from '../servers/session-cookie.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const laterStarts = 3
const pdfCount = 20
const metricsToken = 'only-for-this-benchmark'

/**
 * Measures `npm start` on the embedded database, the first time and later; then what the server takes and how fast a
 * PDF is.
 */
export async function measureStart(): Promise<Row[]> {
	const dataDir = temporaryFolder()
	const first = await npmStart(dataDir)
	await first.stop()
	const readyAfter: number[] = []
	for (let start = 1; start < laterStarts; start += 1) {
		const server = await npmStart(dataDir)
		readyAfter.push(server.readyAfterMs)
		await server.stop()
	}
	const server = await npmStart(dataDir)
	readyAfter.push(server.readyAfterMs)
	const rows = [
		limit({
			what: 'npm start, nothing to install or build',
			value: median(readyAfter) / 1000,
			unit: 's',
			atMost: 3,
			beside: `the first time, with migrations and demo content: ${formatNumber(first.readyAfterMs / 1000)} s`,
		}),
		await memoryAfterStart(server.origin),
		await pdfTime(server),
	]
	await server.stop()
	return rows
}

async function npmStart(dataDir: string): Promise<RunningServer> {
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	return startServer({
		command: projectNode,
		args: [join('bin', 'start.mjs')],
		environment: {
			PORT: String(port),
			HOST: '127.0.0.1',
			APP_ORIGIN: origin,
			DATA_DIR: dataDir,
			DATABASE_URL: undefined,
			METRICS_TOKEN: metricsToken,
		},
		origin,
		readyPath: '/readyz',
		core: null,
	})
}

async function memoryAfterStart(origin: string): Promise<Row> {
	const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
	const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1])
	return information('memory after the start', `${formatNumber(bytes / 1e6)} MB`, 'embedded database included')
}

async function pdfTime(server: RunningServer): Promise<Row> {
	const { origin } = server
	const cookie = await sessionCookie(server)
	const list = await fetch(`${origin}/api/content/answer-writing-practice?limit=${pdfCount}`)
	const { data } = (await list.json()) as { data: { questionId: string }[] }
	const times: number[] = []
	for (const { questionId } of data) {
		times.push(await latency(`${origin}/api/content/answer-writing-practice/${questionId}/pdf?lang=hindi`, { cookie }))
	}
	const [first = Number.NaN, ...later] = times
	return information(
		'PDF of a Hindi question',
		`${formatNumber(median(later))} ms`,
		`the first: ${formatNumber(first)} ms`,
	)
}
