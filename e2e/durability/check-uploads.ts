import { createHash } from 'node:crypto'
import { type DatabaseSettings, openDatabase } from '../../server/src/platform/database/open-database.ts'
import { collectOrphans } from '../../server/src/platform/files/collect-orphans.ts'
import { createFileStore } from '../../server/src/platform/files/create-file-store.ts'
import type { FileStore } from '../../server/src/platform/files/file-store.ts'
import { readStoreId } from '../../server/src/platform/files/store-id.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { type Acknowledged, picturesSentWith } from './upload-until-killed.ts'

/** Says what is wrong with rows and contents after everything that was done to them; all empty when nothing is. */
export interface UploadDamage {
	/** Lists acknowledged comments without their row. */
	lost: string[]
	/** Lists comments with fewer or more pictures than were sent. */
	halfDone: string[]
	/** Lists rows of files that nothing refers to. */
	unused: string[]
	/** Lists files with a row whose content is missing, or is another than the row says. */
	broken: string[]
	/** Lists files whose content is another than was fetched after the acknowledgement. */
	changed: string[]
}

/** The demo's courses and copies bring theirs. */
const OF_DEMO = `
	select file_id as id from course_files
	union all select file_id from answer_uploads
	union all select reading_file_id from answer_pages where reading_file_id is not null
	union all select full_file_id from answer_pages where full_file_id is not null`
const FILES = `
	select file.id, file.sha256, picture.comment_id as "commentId"
	from files file left join comment_pictures picture on picture.file_id = file.id
	where file.id not in (select id from (${OF_DEMO}) of_demo)`
const COMMENTS = `
	select id, text, (select count(*)::int from comment_pictures where comment_id = comments.id) as "pictureCount"
	from comments where text like 'run%'`

/** Opens the store of a product that is not running, as it would, and looks through all of it. */
export async function checkUploads(settings: DatabaseSettings, acknowledged: Acknowledged[]) {
	const database = await openDatabase(settings, silentLog)
	const store = createFileStore({ s3: null, dataDir: settings.dataDir }, await readStoreId(database))
	const client = await database.openConnection()
	try {
		const files = (await client.query<{ id: string; sha256: string; commentId: string | null }>(FILES)).rows
		const ofDemo = (await client.query<{ id: string }>(OF_DEMO)).rows
		const comments = (await client.query<{ id: string; text: string; pictureCount: number }>(COMMENTS)).rows
		const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]))
		const stored = new Set(comments.map(({ id }) => id))
		const damage: UploadDamage = {
			lost: acknowledged.filter(({ id }) => !stored.has(id)).map(({ text }) => text),
			halfDone: comments
				.filter(({ text, pictureCount }) => pictureCount !== picturesSentWith(text))
				.map(({ text }) => text),
			unused: files.filter(({ commentId }) => !commentId).map(({ id }) => id),
			broken: await brokenFiles(store, files),
			changed: changedFiles(acknowledged, hashes),
		}
		// The collection an hour later takes those that were written for comments that never came, and no other.
		await collectOrphans({ database, store, now: () => new Date(Date.now() + 2 * 3_600_000) })
		const after = new Set(await namesIn(store))
		const wanted = [...files.flatMap(({ id }) => [id, `${id}.small`]), ...ofDemo.map(({ id }) => id)]
		const kept = new Set([...files, ...ofDemo].map(({ id }) => id))
		const isTidy = wanted.every((name) => after.has(name)) && [...after].every((name) => kept.has(idOf(name)))
		return { damage, rows: comments.length, isTidy }
	} finally {
		await client.end()
		await database.close()
	}
}

async function brokenFiles(store: FileStore, files: { id: string; sha256: string }[]): Promise<string[]> {
	const broken: string[] = []
	for (const { id, sha256 } of files) {
		const large = await store.read(id)
		const small = await store.read(`${id}.small`)
		const isWhole = large && createHash('sha256').update(large).digest('hex') === sha256
		if (!isWhole || !small?.byteLength) broken.push(id)
	}
	return broken
}

function changedFiles(acknowledged: Acknowledged[], hashes: Map<string, string>): string[] {
	const fetched = acknowledged.flatMap(({ pictures }) => pictures).filter(({ sha256 }) => sha256 !== null)
	return fetched.filter(({ path, sha256 }) => hashes.get(idIn(path)) !== sha256).map(({ path }) => path)
}

/** Both sizes have the row of the large one. */
const idOf = (name: string) => name.replace(/\.small$/, '')

const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)

async function namesIn(store: FileStore): Promise<string[]> {
	const names: string[] = []
	for await (const batch of store.list()) names.push(...batch.map(({ name }) => name))
	return names
}
