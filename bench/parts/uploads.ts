import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { BOUNDARY, buildForm, formType } from '../../server/src/testing/build-form.ts'
import { buildCameraPicture } from '../../server/src/testing/build-picture.ts'
import { uploadRaw } from '../../server/src/testing/raw-upload.ts'
import { latency } from '../load/latencies.ts'
import { processMemory } from '../load/process-memory.ts'
import { median, percentile } from '../load/statistics.ts'
import { watchMeanwhile } from '../load/watch-meanwhile.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { account, sessionCookie } from '../servers/session-cookie.ts'
import type { RunningServer } from '../servers/start-server.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const UPLOADS = 100
const LEARNERS = 50
const MAX_BYTES = 5_242_880
const listPath = '/api/content/answer-writing-practice?limit=10'
/** The demo has this question. */
const path = '/api/content/answer-writing-practice/maslow-herzberg-motivation-compared/comments'

/** Measures what many large pictures at once cost in memory, and what everybody else notices of them. */
export async function measureUploads(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = databases && (await databases.create())
	const product = await startProduct({ databaseUrl, isDemo: true, core: null })
	const cookies = await learnersCookies(product)
	for (let time = 0; time < 200; time += 1) await latency(product.origin + listPath)
	const headers = { cookie: cookies[0] ?? '', origin: product.origin }
	const rows = [...(await manyAtOnce(product, cookies)), await oneTooLarge(product, headers)]
	await product.stop()
	return rows
}

/** Signs in so many that none has more pictures in hand than an account may have. */
async function learnersCookies(product: RunningServer): Promise<string[]> {
	const cookies: string[] = []
	for (let number = 0; number < LEARNERS; number += 1) {
		const email = `upload-${number}@example.com`
		const body = JSON.stringify({
			name: 'Meera Rathore',
			email,
			password: account.password,
			Cpassword: account.password,
		})
		const headers = { origin: product.origin, 'content-type': 'application/json' }
		await fetch(`${product.origin}/api/auth/signup`, { method: 'POST', headers, body })
		cookies.push(await sessionCookie(product, email))
	}
	return cookies
}

async function manyAtOnce({ origin, pid }: RunningServer, cookies: string[]): Promise<Row[]> {
	const file = join(temporaryFolder(), 'form')
	writeFileSync(file, commentForm(await buildCameraPicture(MAX_BYTES)))
	const script = ['--disable-warning=ExperimentalWarning', inProject('bench/load/upload-at-once.ts')]
	const asked = JSON.stringify({ origin, 'content-type': formType })
	const before = processMemory(pid)
	const watch = watchMeanwhile(origin + listPath, pid)
	const args = [...script, origin + path, String(UPLOADS), asked, JSON.stringify(cookies), file]
	const { isSuccess, output } = await runCommand(projectNode, args)
	const { times, peak } = await watch.end()
	if (!isSuccess) throw new Error(output)
	const answers = JSON.parse(output) as { status: number; seconds: number }[]
	const refused = answers.filter(({ status }) => status !== 200)
	if (refused.length > 0) throw new Error(`${refused.length} uploads were refused: ${refused[0]?.status}`)
	const seconds = answers.map((answer) => answer.seconds)
	return [
		limit({
			what: `memory that ${UPLOADS} parallel uploads of 5 MB add`,
			value: (peak.ownBytes + peak.childrenBytes - before.ownBytes - before.childrenBytes) / 1e6,
			unit: 'MB',
			atMost: 250,
			beside: `server ${inMegabytes(peak.ownBytes)} at the highest, before ${inMegabytes(before.ownBytes)}; processes that make pictures ${inMegabytes(peak.childrenBytes)}, before ${inMegabytes(before.childrenBytes)}`,
		}),
		limit({
			what: 'an unrelated list request meanwhile, 99th percentile',
			value: percentile(times, 0.99),
			unit: 'ms',
			atMost: 250,
			beside: `${times.length} requests, median ${formatNumber(median(times))} ms`,
		}),
		information(
			'time until the uploads were answered',
			`${formatNumber(Math.max(...seconds))} s`,
			`median ${formatNumber(median(seconds))} s`,
		),
	]
}

const inMegabytes = (bytes: number) => `${formatNumber(bytes / 1e6)} MB`

/**
 * Sends a file slowly beyond the limit, so that the answer is seen between two pieces and what lies in the system's
 * stores is not counted.
 */
async function oneTooLarge({ origin }: RunningServer, headers: Record<string, string>): Promise<Row> {
	const body = commentForm(await buildCameraPicture(MAX_BYTES).then(twice))
	const step = { bytes: 16_384, milliseconds: (sentBytes: number) => (sentBytes > MAX_BYTES ? 250 : 1) }
	const { status, sentBytes } = await uploadRaw({ port: Number(new URL(origin).port), url: path, body, headers, step })
	if (status !== 413) throw new Error(`An upload that is too large was answered ${status}.`)
	return limit({
		what: 'an upload of more than 5 MB: sent beyond the limit when the refusal came',
		value: (sentBytes - MAX_BYTES) / 1_024,
		unit: 'KB',
		atMost: 64,
	})
}

/** Writes a comment with one picture. */
function commentForm(content: Buffer): Buffer {
	const text = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="commentText"\r\n\r\nMy answer.\r\n`
	return Buffer.concat([Buffer.from(text), buildForm({ content, field: 'images' })])
}

const twice = (content: Buffer) => Buffer.concat([content, content])
