import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { retentionTerms } from '@aravalli/shared/policy-terms'
import { FileStore } from '@tus/file-store'
import type { DataStore, Upload } from '@tus/server'
import { removeOld } from '../../../platform/files/remove-old.ts'

/** Who has not gone on for so long begins anew. */
const UNFINISHED_FOR_MS = retentionTerms.unfinishedPageDays * 86_400_000

/** Holds files while they arrive, over cut connections and killed processes. */
export interface IncomingPages {
	store: DataStore
	/** null where it was not begun, or was cleared away. */
	find(id: string): Promise<Upload | null>
	/** One that is gone is fine. */
	remove(id: string): Promise<void>
	/** Leads to what has arrived of it. */
	pathOf(id: string): string
	/** Counts the files of a copy that are on their way. */
	countOf(copyId: string): Promise<number>
	/** Removes what was not finished. */
	clear(): Promise<void>
}

export function createIncomingPages(dataDir: string): IncomingPages {
	const folder = join(dataDir, 'incoming-pages')
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: UNFINISHED_FOR_MS })
	return {
		store,
		find: (id) => store.getUpload(id).catch(unlessMissing),
		remove: async (id) => void (await store.remove(id).catch(unlessMissing)),
		pathOf: (id) => join(folder, id),
		async countOf(copyId) {
			const names = await readdir(folder)
			return names.filter((name) => name.startsWith(`${copyId}-`) && !name.endsWith('.json')).length
		},
		clear: () => removeOld(folder, UNFINISHED_FOR_MS),
	}
}

/** The library throws plain objects, and leaves the description behind where the bytes are gone. */
function unlessMissing(error: { status_code?: number; code?: string }): null {
	if (error.status_code === 404 || error.status_code === 410 || error.code === 'ENOENT') return null
	throw error
}
