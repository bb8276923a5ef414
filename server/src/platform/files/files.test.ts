import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '../../testing/build-picture.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { startS3, type TestS3 } from '../../testing/start-s3.ts'
import { collectOrphans } from './collect-orphans.ts'
import { createFileStore } from './create-file-store.ts'
import type { KeptPicture } from './files.ts'
import { readS3Place } from './s3-place.ts'
import { readStoreId } from './store-id.ts'

const MINUTE_MS = 60_000
const SOON = { timeout: 20_000 }

let s3: TestS3
let test: TestApp
let photo: Buffer

beforeAll(async () => {
	s3 = await startS3()
	photo = await buildPicture(2_000, 1_000).jpeg().toBuffer()
})
afterAll(() => s3.close())

async function keep(content = photo, fileName = 'answer.jpg'): Promise<KeptPicture> {
	// Several may be kept at once.
	const path = join(test.dataDir, `received-${randomUUID()}`)
	await writeFile(path, content)
	return test.files.keepPicture({ path, fileName, sizeBytes: content.length }, randomUUID())
}

const attach = (...pictures: KeptPicture[]) => test.database.transaction((tx) => test.files.attach(tx, pictures))

async function storedNames(): Promise<string[]> {
	const names: string[] = []
	for await (const batch of test.store.list()) names.push(...batch.map(({ name }) => name))
	return names.sort()
}

async function removeAll() {
	await test.store.remove(await storedNames())
	await test.database.db.execute(sql`delete from files`)
}

const namesOf = (...pictures: KeptPicture[]) => pictures.flatMap(({ fileId }) => [fileId, `${fileId}.small`]).sort()

/** Collects as if it were so many minutes later. */
const collectAfter = (minutes: number, store = test.store) =>
	collectOrphans({ database: test.database, store, now: () => new Date(Date.now() + minutes * MINUTE_MS) })

describe.each([
	['a folder', () => ({})],
	['S3', () => ({ S3_URL: `${s3.url}/files` })],
] as [string, () => Record<string, string>][])('files in %s', (_, variables) => {
	beforeAll(async () => {
		test = await startApp(variables())
	})
	afterEach(removeAll)
	afterAll(() => test.close())

	it('are kept in two sizes and, once attached, in a row', async () => {
		const kept = await keep()
		const content = await test.files.read(kept.fileId)
		expect(kept).toEqual({
			fileId: expect.stringMatching(/^[\w-]{22}$/),
			mediaType: 'image/webp',
			sizeBytes: content?.length,
			sha256: createHash('sha256')
				.update(content ?? '')
				.digest('hex'),
			widthPixels: 1_600,
			heightPixels: 800,
			originalName: 'answer.jpg',
			keptAt: expect.any(Date),
		})
		expect(await sharp((await test.files.read(kept.fileId, 'small')) ?? undefined).metadata()).toMatchObject({
			format: 'webp',
			width: 320,
			height: 160,
		})
		await attach(kept)
		const { rows } = await test.database.db.execute(sql`select * from files`)
		const { fileId: id, originalName: original_name, sizeBytes: size_bytes, sha256 } = kept
		expect(rows).toMatchObject([{ id, original_name, size_bytes, sha256, width_pixels: 1_600, height_pixels: 800 }])
	})

	// This was seen to fail with the contents removed by `release` itself.
	it('go when they are released, soon after the transaction and only then', async () => {
		const [first, second] = [await keep(), await keep()]
		await attach(first, second)
		const refused = test.database.transaction(async (tx) => {
			await test.files.release(tx, [first.fileId])
			throw new Error('no')
		})
		await expect(refused).rejects.toThrow('no')
		expect(await storedNames()).toEqual(namesOf(first, second))
		await test.database.transaction((tx) => test.files.release(tx, [first.fileId, 'x'.repeat(22)]))
		await expect.poll(storedNames, SOON).toEqual(namesOf(second))
		expect(await test.files.read(first.fileId)).toBeNull()
		const { rows } = await test.database.db.execute(sql`select id from files`)
		expect(rows).toEqual([{ id: second.fileId }])
	})

	// This was seen to fail without the age, without the rows, and with the small ones asked for by their own names.
	it('that belong to nothing are collected after an hour, and no others ever', async () => {
		const [attached, orphan] = [await keep(), await keep()]
		await attach(attached)
		await collectAfter(59)
		expect(await storedNames()).toEqual(namesOf(attached, orphan))
		await collectAfter(61)
		expect(await storedNames()).toEqual(namesOf(attached))
		await collectAfter(1_000_000)
		expect(await storedNames()).toEqual(namesOf(attached))
	})

	// This was seen to fail with one part of the store for all.
	it('are not collected by the job of another database that is given the same place', async () => {
		const kept = await keep()
		await attach(kept)
		const database = await openTestDatabase()
		// The store is told that the database is no copy, as those of tests are.
		await database.db.execute(sql`update file_store set id = gen_random_uuid()::text`)
		const s3 = readS3Place(variables().S3_URL ?? '')
		const store = createFileStore({ s3, dataDir: test.dataDir }, await readStoreId(database))
		await collectOrphans({ database, store, now: () => new Date(Date.now() + 1_000 * MINUTE_MS) })
		expect(await storedNames()).toEqual(namesOf(kept))
		await store.close()
		await database.close()
	})

	it('are not found by what is no id', async () => {
		for (const id of ['', '..', '../../etc/passwd', 'x'.repeat(21), `${'x'.repeat(22)}.small`])
			expect(await test.files.read(id)).toBeNull()
		expect(await test.files.read('x'.repeat(22))).toBeNull()
	})
})

describe('files', () => {
	beforeAll(async () => {
		test = await startApp()
	})
	afterEach(removeAll)
	afterAll(() => test.close())

	it('are not kept of what is no picture: nothing is stored', async () => {
		await expect(keep(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'file.not-an-image' })
		expect(await storedNames()).toEqual([])
	})

	it('may be none', async () => {
		await attach()
		await test.database.transaction((tx) => test.files.release(tx, []))
	})

	// This was seen to fail with the age of a content left out of `attach`, and of the collector.
	it('cannot be attached when the collector may meet them', async () => {
		const kept = await keep()
		const old = { ...kept, keptAt: new Date(Date.now() - 31 * MINUTE_MS) }
		await expect(attach(old)).rejects.toThrow('too long after')
		await attach(kept)
	})

	it('that are attached while the collector works stay', async () => {
		const kept = await Promise.all(Array.from({ length: 20 }, () => keep()))
		let isDone = false
		const collecting = (async () => {
			while (!isDone) await collectAfter(59)
		})()
		for (const picture of kept) await attach(picture)
		isDone = true
		await collecting
		expect(await storedNames()).toEqual(namesOf(...kept))
	})

	// This was seen to fail with the rows asked for before the list.
	it('that get their row after they were listed stay', async () => {
		const kept = await keep()
		const removed: string[] = []
		await collectAfter(61, {
			...test.store,
			async *list() {
				for await (const batch of test.store.list()) {
					await attach(kept)
					yield batch
				}
			},
			remove: async (names) => void removed.push(...names),
		})
		expect(removed).toEqual([])
	})
})
