/**
 * This store keeps files in a bucket of S3, or of a server that speaks its protocol.
 *
 * Amazon's client is imported with the first call: a product that does not use it is spared 120 ms and 35 MB.
 * Credentials and region come from where it always finds them: `AWS_ACCESS_KEY_ID`, `AWS_PROFILE`, the role of the
 * machine.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import {
	checkStoredName,
	type FilePart,
	type FileStore,
	isStoredName,
	MAX_BATCH,
	type StoredName,
	storeAway,
} from './file-store.ts'
import type { S3Place } from './s3-place.ts'

export interface S3Limits {
	connectMilliseconds: number
	/** The limit is for one attempt, of which the client makes up to three. */
	answerMilliseconds: number
	/** The limit is for a call with all its attempts, because somebody waits for it. */
	callMilliseconds: number
}

const LIMITS: S3Limits = { connectMilliseconds: 3_000, answerMilliseconds: 8_000, callMilliseconds: 20_000 }

export function createS3Store(place: S3Place, limits = LIMITS): FileStore {
	const { bucket: Bucket, prefix } = place
	const client = connectOnce(place, limits)
	const withinLimit = () => ({ abortSignal: AbortSignal.timeout(limits.callMilliseconds) })

	async function read(Key: string): Promise<Buffer | null> {
		const { GetObjectCommand, s3 } = await client()
		const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }), withinLimit())
		return Body ? Buffer.from(await Body.transformToByteArray()) : null
	}

	async function write(Key: string, content: Buffer): Promise<void> {
		const { PutObjectCommand, s3 } = await client()
		await s3.send(new PutObjectCommand({ Bucket, Key, Body: content }), withinLimit())
	}

	/** It takes as long as the network does, so only silence ends it. */
	async function writeFile(Key: string, path: string): Promise<void> {
		const { PutObjectCommand, s3 } = await client()
		const ContentLength = (await stat(path)).size
		await s3.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength }))
	}

	async function readPart(Key: string, { first, last }: FilePart): Promise<Readable | null> {
		const { GetObjectCommand, s3 } = await client()
		const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${first}-${last}` }))
		return (Body as Readable | undefined) ?? null
	}

	async function remove(keys: string[]): Promise<void> {
		const { DeleteObjectsCommand, s3 } = await client()
		for (let start = 0; start < keys.length; start += MAX_BATCH) {
			const Objects = keys.slice(start, start + MAX_BATCH).map((Key) => ({ Key }))
			const { Errors = [] } = await s3.send(
				new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
				withinLimit(),
			)
			if (Errors[0]) throw new Error(`S3 did not delete all: ${Errors[0].Code}`)
		}
	}

	async function* list(): AsyncGenerator<StoredName[]> {
		const { ListObjectsV2Command, s3 } = await client()
		let ContinuationToken: string | undefined
		do {
			const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: MAX_BATCH, ContinuationToken })
			const page = await s3.send(command, withinLimit())
			yield (page.Contents ?? []).flatMap(({ Key = '', LastModified: changedAt }) => {
				const name = Key.slice(prefix.length)
				return isStoredName(name) && changedAt ? [{ name, changedAt }] : []
			})
			ContinuationToken = page.NextContinuationToken
		} while (ContinuationToken)
	}

	function keyOf(name: string): string {
		checkStoredName(name)
		return prefix + name
	}

	return {
		read: async (name) => read(keyOf(name)).catch(unlessMissing).catch(refuse),
		readPart: async (name, part) => readPart(keyOf(name), part).catch(unlessMissing).catch(refuse),
		write: async (name, content) => write(keyOf(name), content).catch(refuse),
		writeFile: async (name, path) => writeFile(keyOf(name), path).catch(refuse),
		remove: async (names) => remove(names.map(keyOf)).catch(refuse),
		async *list() {
			try {
				yield* list()
			} catch (error) {
				refuse(error)
			}
		},
		close: client.close,
	}
}

function connectOnce({ endpoint, region }: S3Place, limits: S3Limits) {
	let connecting: Promise<typeof import('@aws-sdk/client-s3') & { s3: S3Client }> | undefined

	async function connect() {
		const sdk = await import('@aws-sdk/client-s3')
		const s3 = new sdk.S3Client({
			endpoint,
			...(region && { region }),
			forcePathStyle: true,
			requestHandler: {
				connectionTimeout: limits.connectMilliseconds,
				requestTimeout: limits.answerMilliseconds,
				throwOnRequestTimeout: true,
			},
			// Some servers do not know Amazon's newer checksums.
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
		})
		return { ...sdk, s3 }
	}

	function client() {
		connecting ??= connect()
		return connecting
	}

	async function close(): Promise<void> {
		const { s3 } = (await connecting) ?? {}
		s3?.destroy()
	}

	return Object.assign(client, { close })
}

function unlessMissing(error: Error): null {
	if (error.name === 'NoSuchKey') return null
	throw error
}

/**
 * Reports a failure of S3: whatever it says, the caller did nothing wrong. The log gets its kind; what else it says
 * holds keys and signatures.
 */
function refuse(error: unknown): never {
	const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
	throw storeAway(new Error(`S3: ${[name, $metadata?.httpStatusCode].filter(Boolean).join(' ')}`))
}
