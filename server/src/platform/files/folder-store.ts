import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkStoredName, type FileStore, isStoredName, MAX_BATCH, type StoredName, storeAway } from './file-store.ts'
import { removeOld } from './remove-old.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * A file that a killed process left half-written is cleared away after this long, because nobody writes for so long.
 */
const UNFINISHED_FOR_MS = 3_600_000

/**
 * Stores files in `folder`, spread by the first two characters of their names over folders that stay small.
 *
 * A content is written beside them and takes its name when it is complete and on the disk, so under its name it is
 * always whole.
 */
export function createFolderStore(folder: string): FileStore {
	const unfinished = join(folder, '.unfinished')

	function placeOf(name: string): string {
		checkStoredName(name)
		return join(folder, name.slice(0, 2), name)
	}

	async function write(name: string, content: Buffer): Promise<void> {
		const place = placeOf(name)
		const draft = join(unfinished, randomBytes(16).toString('hex'))
		await makeFolders(unfinished, dirname(place))
		try {
			await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
			await rename(draft, place)
		} catch (error) {
			await rm(draft, { force: true }).catch(() => undefined)
			throw error
		}
		await syncFolder(dirname(place))
	}

	async function makeFolders(...folders: string[]): Promise<void> {
		for (const each of folders) {
			const firstMade = await mkdir(each, { recursive: true, mode: 0o700 })
			if (!firstMade) continue
			// Each new folder is an entry in the one above it.
			for (let made = each; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made))
		}
	}

	async function* list(): AsyncGenerator<StoredName[]> {
		await removeOld(unfinished, UNFINISHED_FOR_MS)
		let batch: StoredName[] = []
		for (const part of await namesIn(folder)) {
			batch.push(...(await storedIn(join(folder, part))))
			while (batch.length >= MAX_BATCH) {
				yield batch.slice(0, MAX_BATCH)
				batch = batch.slice(MAX_BATCH)
			}
		}
		if (batch.length > 0) yield batch
	}

	return {
		write: (name, content) => write(name, content).catch(refuse),
		read: async (name) => readFile(placeOf(name)).catch(unlessMissing).catch(refuse),
		async remove(names) {
			for (const place of names.map(placeOf)) await rm(place, { force: true }).catch(unlessMissing).catch(refuse)
		},
		list,
		close: async () => undefined,
	}
}

function refuse(error: unknown): never {
	throw error instanceof Error && 'syscall' in error ? storeAway(error) : error
}

function unlessMissing(error: NodeJS.ErrnoException): null {
	if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
	throw error
}

async function namesIn(folder: string): Promise<string[]> {
	return (await readdir(folder).catch(unlessMissing)) ?? []
}

async function storedIn(folder: string): Promise<StoredName[]> {
	const stored: StoredName[] = []
	for (const name of (await namesIn(folder)).filter(isStoredName)) {
		// It may have gone meanwhile.
		const found = await stat(join(folder, name)).catch(unlessMissing)
		if (found) stored.push({ name, changedAt: found.mtime })
	}
	return stored
}
