import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
	checkStoredName,
	type FilePart,
	type FileStore,
	isStoredName,
	MAX_BATCH,
	type StoredName,
	storeAway,
} from './file-store.ts'
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

	/** @param fill makes the draft, which is on the disk when it resolves */
	async function write(name: string, fill: (draft: string) => Promise<void>): Promise<void> {
		const place = placeOf(name)
		const draft = join(unfinished, randomBytes(16).toString('hex'))
		await makeFolders(unfinished, dirname(place))
		try {
			await fill(draft)
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
		write: (name, content) =>
			write(name, (draft) => writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })).catch(refuse),
		writeFile: (name, path) => write(name, (draft) => copyToDisk(path, draft)).catch(refuse),
		readPart: async (name, part) => readPart(placeOf(name), part).catch(unlessMissing).catch(refuse),
		read: async (name) => readFile(placeOf(name)).catch(unlessMissing).catch(refuse),
		async remove(names) {
			for (const place of names.map(placeOf)) await rm(place, { force: true }).catch(unlessMissing).catch(refuse)
		},
		list,
		close: async () => undefined,
	}
}

async function copyToDisk(path: string, draft: string): Promise<void> {
	await copyFile(path, draft, constants.COPYFILE_EXCL)
	const copy = await open(draft, 'r+')
	try {
		await copy.chmod(0o600)
		await copy.sync()
	} finally {
		await copy.close()
	}
}

async function readPart(place: string, { first, last }: FilePart): Promise<Readable> {
	const file = await open(place, 'r')
	return file.createReadStream({ start: first, end: last })
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
