import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { exportTerms } from '@aravalli/shared/policy-terms'
import type { Owner, PersonalFile } from '../../platform/database/personal-data.ts'
import { writeJson } from '../../platform/write-json.ts'
import { exportOwnAccount, findLanguage } from '../accounts/public.ts'
import { exportReadyJob } from './export-job.ts'
import { listFiles } from './list-files.ts'
import type { MyDataServices } from './my-data-services.ts'
import { openFile } from './open-file.ts'
import { beginAttempt, expireOthers, insertExportFile, noteProgress, setReady } from './tables.ts'
import { contentsPage, missingNote, readMe } from './written-guides.ts'
import { createZipParts, type WrittenPart } from './zip-parts.ts'

const DAY_MS = 86_400_000

/** The row hears of progress this often. */
const TELL_EVERY_MS = 1_000

/** The account was closed, or another attempt has begun: what was written so far is nobody's. */
class Overtaken extends Error {}

interface Attempt {
	id: string
	attempt: string
}

/**
 * Makes a copy of all of somebody's data with its files. An attempt begins anew and takes the place of one before; work on a copy that has gone,
 * because the account was closed, leaves nothing.
 */
export async function makeExport(services: MyDataServices, id: string): Promise<void> {
	const { database, files, now } = services
	const attempt = randomUUID()
	const begun = await database.transaction(async (tx) => {
		const found = await beginAttempt(tx, { id, attempt, now: now() })
		if (found) await files.release(tx, found.fileIds)
		return found
	})
	const language = begun && (await findLanguage(database.db, begun.userId))
	if (!begun || !language) return
	try {
		await writeAll(services, { id, attempt }, { userId: begun.userId, language })
		await announce(services, { id, attempt })
	} catch (error) {
		if (!(error instanceof Overtaken)) throw error
	}
}

async function writeAll(services: MyDataServices, attempt: Attempt, owner: Owner): Promise<void> {
	const { newPath, partBytes } = services
	const parts = createZipParts({ newPath, partBytes, onPart: (part) => storePart(services, attempt, part) })
	try {
		const paths = await listPaths(services, owner)
		const progress = progressOf(services, attempt, paths.length)
		await progress(0)
		await writeTexts(services, owner, paths, parts)
		const missing = await writeFiles(services, owner, parts, progress)
		if (missing.length > 0) await parts.add('MISSING.txt', textOf(missingNote(missing, owner.language)), true)
		await parts.finish()
	} finally {
		await parts.abandon()
	}
}

type Parts = ReturnType<typeof createZipParts>

const textOf = (text: string) => Readable.from([text], { objectMode: false })

async function listPaths({ database, personalData }: MyDataServices, owner: Owner): Promise<string[]> {
	const paths: string[] = []
	for await (const { path } of listFiles(database.db, personalData, owner)) paths.push(path)
	return paths
}

/** Writes what there is to read: what is in the copy, and all data. */
async function writeTexts(services: MyDataServices, owner: Owner, paths: string[], parts: Parts): Promise<void> {
	await parts.add('README.txt', textOf(readMe(paths, services.now(), owner.language)), true)
	await parts.add('index.html', textOf(contentsPage(paths, services.now(), owner.language)), true)
	const data = Readable.from(writeJson(allData(services, owner)), { objectMode: false })
	await parts.add('data.json', data, true)
}

async function* allData({ database: { db }, personalData, now }: MyDataServices, { userId }: Owner) {
	const account = await exportOwnAccount(db, userId, now())
	if (!account) throw new Overtaken()
	yield ['exportedAt', now()] as const
	yield* Object.entries(account)
	for (const kept of personalData) yield* Object.entries(await kept.export(db, userId, 'paths'))
}

/** @returns the paths of files that could not be had */
async function writeFiles(
	services: MyDataServices,
	owner: Owner,
	parts: Parts,
	progress: (done: number) => Promise<void>,
): Promise<string[]> {
	const missing: string[] = []
	let done = 0
	const addFile = async (file: PersonalFile) => {
		const content = await openFile(services, file)
		if (content) await parts.add(file.path, content, false)
		else missing.push(file.path)
	}
	for await (const file of listFiles(services.database.db, services.personalData, owner)) {
		await addFile(file)
		done += 1
		await progress(done)
	}
	return missing
}

/** @returns what tells how many files are written, now and then; it throws where the work is nobody's any more */
function progressOf({ database, now }: MyDataServices, attempt: Attempt, filesTotal: number) {
	let toldAt = 0
	return async (filesDone: number): Promise<void> => {
		if (filesDone > 0 && performance.now() - toldAt < TELL_EVERY_MS) return
		toldAt = performance.now()
		if (!(await noteProgress(database.db, { ...attempt, filesDone, filesTotal, now: now() }))) throw new Overtaken()
	}
}

async function storePart(
	{ database, files, now }: MyDataServices,
	attempt: Attempt,
	{ part, path, sizeBytes }: WrittenPart,
): Promise<void> {
	const kept = await files.keepReceived({ path, sizeBytes, fileName: `part-${part}.zip` }, 'application/zip')
	const isStored = await database.transaction(async (tx) => {
		await files.attach(tx, [kept])
		if (await insertExportFile(tx, { ...attempt, part, fileId: kept.fileId, now: now() })) return true
		await files.release(tx, [kept.fileId])
		return false
	})
	if (!isStored) throw new Overtaken()
}

/** Says that it is ready, here and by mail. An older copy goes: one is enough. */
async function announce({ database, files, jobs, now }: MyDataServices, attempt: Attempt): Promise<void> {
	await database.transaction(async (tx) => {
		const expiresAt = new Date(now().getTime() + exportTerms.readyDays * DAY_MS)
		const userId = await setReady(tx, { ...attempt, expiresAt, now: now() })
		if (userId === null) return
		await files.release(tx, await expireOthers(tx, { userId, besides: attempt.id, now: now() }))
		await jobs.send(tx, exportReadyJob, { userId, exportId: attempt.id })
	})
}
