import { createHash, randomUUID } from 'node:crypto'
import type { Copy } from '../../shared/src/answer-copies/contract.ts'
import type { Learner } from '../harness/learner-api.ts'

/** Is a file on its way to the product, by tus. */
export interface SentFile {
	uploadKey: string
	content: Buffer
	sha256: string
	/** Is the path of its upload, once there is one. */
	path: string | null
	/** The product has said that it has so many bytes. */
	acknowledgedBytes: number
}

const PIECE_BYTES = 64 * 1024
const tus = { 'tus-resumable': '1.0.0' }

export const fileOf = (content: Buffer): SentFile => ({
	uploadKey: randomUUID(),
	content,
	sha256: createHash('sha256').update(content).digest('hex'),
	path: null,
	acknowledgedBytes: 0,
})

/**
 * Sends what is left of a file, piece by piece. Where a product has died meanwhile, it is asked how far the file is.
 *
 * @returns whether it has arrived; else nobody answers any more
 * @throws where the product has less than it has acknowledged, or refuses the file
 */
export async function sendFile(learner: Learner, copyId: string, file: SentFile): Promise<boolean> {
	const isThere = await unlessGone(begin(learner, copyId, file))
	if (!isThere) return false
	while (file.acknowledgedBytes < file.content.length) {
		const piece = file.content.subarray(file.acknowledgedBytes, file.acknowledgedBytes + PIECE_BYTES)
		const headers = {
			'upload-offset': String(file.acknowledgedBytes),
			'content-type': 'application/offset+octet-stream',
		}
		const answer = await unlessGone(ask(learner, file.path ?? '', 'PATCH', headers, piece))
		if (!answer) return false
		file.acknowledgedBytes = Number(answer.headers.get('upload-offset'))
	}
	return true
}

/** Asks how far the file is; or says what is to come. */
async function begin(learner: Learner, copyId: string, file: SentFile): Promise<boolean> {
	if (file.path === null) {
		const given = { copyId, uploadKey: file.uploadKey, fileName: 'page.png', checksum: file.sha256 }
		const metadata = Object.entries(given).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
		const headers = { 'upload-length': String(file.content.length), 'upload-metadata': metadata.join(',') }
		const begun = await ask(learner, '/api/answersheet/uploads', 'POST', headers)
		file.path = begun.headers.get('location')
	}
	const found = await ask(learner, file.path ?? '', 'HEAD')
	const offset = Number(found.headers.get('upload-offset'))
	if (offset < file.acknowledgedBytes)
		throw new Error(`${file.acknowledgedBytes} bytes were acknowledged, ${offset} are there`)
	file.acknowledgedBytes = offset
	return true
}

async function ask({ origin, cookie }: Learner, path: string, method: string, headers = {}, body?: Buffer) {
	const answer = await fetch(origin + path, {
		method,
		headers: { ...tus, ...headers, cookie, origin },
		...(body && { body: new Uint8Array(body) }),
	})
	if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
	await answer.arrayBuffer()
	return answer
}

/** Takes the free plan: one answer is evaluated. */
export async function takeTrial({ origin, cookie }: Learner): Promise<void> {
	const answer = await fetch(`${origin}/api/payment/evaluation-plan/create-order`, {
		method: 'POST',
		headers: { cookie, origin, 'content-type': 'application/json' },
		body: JSON.stringify({ planId: 'trial', amount: 0, currency: 'INR' }),
	})
	if (!answer.ok) throw new Error(`The trial was answered ${answer.status}: ${await answer.text()}`)
}

/** @throws when it is refused */
export async function askAboutCopy({ origin, cookie }: Learner, path: string, body?: object): Promise<Copy | null> {
	const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) }
	const method = body ? 'POST' : 'GET'
	const asked = fetch(`${origin}/api/answersheet/${path}`, {
		method,
		headers,
		...(body && { body: JSON.stringify(body) }),
	})
	return unlessGone(
		asked.then(async (answer) => {
			if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
			return ((await answer.json()) as { data: Copy }).data
		}),
	)
}

/** Returns null when nobody is there, or the answer ends in the middle: `fetch` fails with a TypeError then. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof TypeError) return null
		throw error
	}
}
