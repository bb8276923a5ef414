import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../database/open-database.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { PictureSize, Pictures } from '../pictures/pictures.ts'
import { collectOrphans, ORPHAN_AFTER_MS } from './collect-orphans.ts'
import type { FileStore } from './file-store.ts'
import type { Files, KeptFile, KeptPicture, MadePictures } from './files.ts'
import { deleteFiles, insertFiles } from './tables.ts'

const sizesWith = (smallSidePixels: number): PictureSize[] => [
	{ maxSidePixels: 1_600, fit: 'inside' },
	{ maxSidePixels: smallSidePixels, fit: 'inside' },
]

/** Is for lists that show small pictures in a row. */
const SMALL_SIDE_PIXELS = 320

/** The orphan collector must never meet a picture that is about to be attached. */
const ATTACH_WITHIN_MS = ORPHAN_AFTER_MS / 2

const COLLECT_EVERY_MINUTES = 60

const deleteContentsJob = defineJob<{ fileIds: string[] }>('files.delete-contents')
const collectOrphansJob = defineJob<Record<string, never>>('files.collect-orphans')

const idPattern = /^[\w-]{22}$/
const newFileId = () => randomBytes(16).toString('base64url')
const smallName = (fileId: string) => `${fileId}.small`
const namesOf = ({ fileId }: { fileId: string }) => [fileId, smallName(fileId)]

export interface FileServices {
	database: Database
	store: FileStore
	pictures: Pictures
	/** It is not started yet: it is told who does the jobs of files. */
	jobs: Jobs
	now?: () => Date
}

export function createFiles({ database, store, pictures, jobs, now = () => new Date() }: FileServices): Files {
	jobs.work(deleteContentsJob, ({ fileIds }) => store.remove(fileIds.flatMap((fileId) => namesOf({ fileId }))))
	jobs.work(collectOrphansJob, () => collectOrphans({ database, store, now }))
	jobs.every(collectOrphansJob, COLLECT_EVERY_MINUTES)

	const factsOf = (content: Buffer, originalName: string) => ({
		fileId: newFileId(),
		sizeBytes: content.length,
		sha256: createHash('sha256').update(content).digest('hex'),
		originalName,
		keptAt: now(),
	})

	async function keepMade({ content, small, ...size }: MadePictures, originalName: string): Promise<KeptPicture> {
		const kept = factsOf(content, originalName)
		await store.write(kept.fileId, content)
		await store.write(smallName(kept.fileId), small)
		const { widthPixels, heightPixels } = size
		return { ...kept, mediaType: 'image/webp', widthPixels, heightPixels }
	}

	return {
		async keepPicture({ path, fileName }, owner, smallSidePixels = SMALL_SIDE_PIXELS) {
			const [large, small] = await pictures.make(path, sizesWith(smallSidePixels), owner)
			if (!large || !small) throw new Error('A picture is missing.')
			return keepMade({ ...large, small: small.content }, fileName)
		},

		keepMade,

		async keepContent(content, { mediaType, originalName }) {
			const kept = factsOf(content, originalName)
			await store.write(kept.fileId, content)
			return { ...kept, mediaType, widthPixels: null, heightPixels: null }
		},

		async keepReceived({ path, fileName, sizeBytes }, mediaType, fileId = newFileId()) {
			const sha256 = await hashOf(path)
			await store.writeFile(fileId, path)
			const facts = { fileId, sizeBytes, sha256, originalName: fileName, keptAt: now() }
			return { ...facts, mediaType, widthPixels: null, heightPixels: null }
		},

		discard: (kept) => store.remove(kept.flatMap(namesOf)).catch(() => undefined),

		async attach(tx, kept) {
			if (kept.some(({ keptAt }) => now().getTime() - keptAt.getTime() > ATTACH_WITHIN_MS))
				throw new Error('A picture was attached too long after it was kept.')
			await insertFiles(tx, kept.map(rowOf))
		},

		async release(tx, fileIds) {
			const deleted = await deleteFiles(tx, fileIds)
			if (deleted.length > 0) await jobs.send(tx, deleteContentsJob, { fileIds: deleted })
		},

		async read(fileId, size) {
			if (!idPattern.test(fileId)) return null
			return store.read(size === 'small' ? smallName(fileId) : fileId)
		},

		readPart: async (fileId, part) => (idPattern.test(fileId) ? store.readPart(fileId, part) : null),
	}
}

async function hashOf(path: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(path), hash)
	return hash.digest('hex')
}

const rowOf = ({ fileId, keptAt: _, ...file }: KeptFile) => ({ id: fileId, ...file })
