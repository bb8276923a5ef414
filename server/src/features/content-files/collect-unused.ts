import type { Kind } from '@aravalli/shared/content/kind'
import { entriesOf } from '@aravalli/shared/content/kind'
import { findMentions } from '../../content/mentions/tables.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { anyContentFile } from './content-file-address.ts'
import type { ContentFileServices } from './content-file-services.ts'
import { deletePictures } from './pages/tables.ts'
import { deleteContentFiles, listContentFiles } from './tables.ts'

/** An editor may upload a file long before what it belongs to is written. */
const UNUSED_FOR_MS = 30 * 86_400_000

const COLLECT_EVERY_MINUTES = 24 * 60

const collectUnusedJob = defineJob<Record<string, never>>('courses.collect-files')

type Collecting = Pick<ContentFileServices, 'database' | 'files' | 'now'>

/** Removes what was uploaded and is named nowhere, also in no version that an editor could bring back. */
export async function collectUnused({ database, files, now }: Collecting, kinds: readonly Kind[]): Promise<void> {
	const old = await listContentFiles(database.db, new Date(now().getTime() - UNUSED_FOR_MS))
	if (old.length === 0) return
	const names = kinds.filter(takesFiles).map(({ name }) => name)
	const used = await findMentions(database.db, names, anyContentFile)
	const unused = old.filter((id) => !used.has(id))
	if (unused.length === 0) return
	await database.transaction(async (tx) => {
		const pictures = await deletePictures(tx, unused)
		await deleteContentFiles(tx, unused)
		await files.release(tx, [...unused, ...pictures])
	})
}

/** Tells whether a field of a kind holds the address of an uploaded file. */
const takesFiles = ({ common, texts }: Kind) =>
	[...entriesOf(common), ...entriesOf(texts)].some(([, field]) => field.type === 'line' && field.upload !== undefined)

/** Has it done again and again, by one of all processes. Call it before the jobs start. */
export function collectUnusedRegularly(services: ContentFileServices, kinds: readonly Kind[]): void {
	services.jobs.work(collectUnusedJob, () => collectUnused(services, kinds))
	services.jobs.every(collectUnusedJob, COLLECT_EVERY_MINUTES)
}
