// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@aravalli/shared/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PersonalData, PersonalFile } from '../../platform/database/personal-data.ts'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { openZip } from '../../testing/open-zip.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { makeExport } from './make-export.ts'
import type { MyDataServices } from './my-data-services.ts'
import { findExport, insertExport } from './tables.ts'

let test: TestApp
let learner: SignedIn
let id: string

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

/** Asks for a copy that no job makes. */
beforeEach(async () => {
	learner = await signedIn(test)
	id = randomUUID().replaceAll('-', '').slice(0, 22)
	const now = new Date()
	await test.database.transaction((tx) => insertExport(tx, { id, userId: learner.account.id, now }))
})

const warnings: object[] = []
let paths = 0

function servicesWith(given: Partial<MyDataServices>): MyDataServices {
	return {
		...test,
		personalData: [],
		newPath: () => join(test.dataDir, `export-${paths++}`),
		origin: 'https://aravalli.example.com',
		log: { warn: (what: object) => void warnings.push(what) },
		now: () => new Date(),
		partBytes: 1_000_000_000,
		...given,
	}
}

/** Is a feature whose files do what a test is about. */
function featureWith(files: () => AsyncIterable<PersonalFile>): PersonalData {
	const nothing = { erased: [], kept: [], groups: [], erase: async () => undefined }
	return { ...nothing, export: async () => ({ things: [] }), files }
}

const made = (path: string, content = 'x') => ({ path, make: async () => Buffer.from(content) })

const filesOf = async () => (await findExport(test.database.db, learner.account.id, id))?.files ?? []
async function unpack() {
	const contents = new Map<string, string>()
	for (const { fileId } of await filesOf())
		for (const [path, content] of await openZip((await test.store.read(fileId)) ?? Buffer.alloc(0)))
			contents.set(path, String(content))
	return contents
}
/** Whatever lies in the store belongs to something, and nothing is left on the disk. */
async function expectNothingLeft() {
	const { rows } = await test.database.db.execute<{ id: string }>(sql`select file_id as id from data_export_files`)
	expect((await test.database.db.execute(sql`select 1 from files`)).rows).toHaveLength(rows.length)
	const known = new Set(rows.map((row) => row.id))
	await vi.waitFor(async () => {
		const stored: string[] = []
		for await (const batch of test.store.list()) stored.push(...batch.map(({ name }) => name))
		expect(stored.filter((name) => !known.has(name))).toEqual([])
	}, 10_000)
	expect((await readdir(test.dataDir)).filter((name) => name.startsWith('export-'))).toEqual([])
}

describe('making a copy', () => {
	it('goes on in another file where one has grown large, with everything once', async () => {
		const text = (letter: string) => letter.repeat(20_000)
		const feature = featureWith(async function* () {
			for (const letter of ['a', 'b', 'c', 'd']) yield made(`things/${letter}.webp`, text(letter))
		})
		await makeExport(servicesWith({ personalData: [feature], partBytes: 30_000 }), id)
		expect((await filesOf()).map(({ part }) => part)).toEqual([1, 2])
		const contents = await unpack()
		for (const letter of ['a', 'b', 'c', 'd']) expect(contents.get(`things/${letter}.webp`)).toBe(text(letter))
		expect(contents.get('index.html')).toContain('<a href="things/d.webp">')
		const names = [1, 2].map(async (part) => {
			const answer = await learner.browser.get(`/api/user/export/${id}/file?part=${part}`)
			return answer.headers['content-disposition']
		})
		expect(await Promise.all(names)).toEqual(
			[1, 2].map((part) => `attachment; filename="aravalli-my-data-${part}-of-2.zip"`),
		)
		await expectNothingLeft()
	})

	it('begins anew after it has failed, and again after it is done, and leaves one file', async () => {
		let isBroken = true
		const feature = featureWith(async function* () {
			yield made('things/a.webp', 'a'.repeat(20_000))
			yield {
				path: 'things/b.webp',
				make: async () => {
					if (isBroken) throw new AppError('server.overloaded')
					return Buffer.from('b')
				},
			}
		})
		const services = servicesWith({ personalData: [feature], partBytes: 100 })
		await expect(makeExport(services, id)).rejects.toThrow('server.overloaded')
		expect((await findExport(test.database.db, learner.account.id, id))?.status).toBe('writing')
		expect((await filesOf()).length).toBeGreaterThan(1)
		await expectNothingLeft()
		isBroken = false
		await makeExport(services, id)
		await makeExport(services, id)
		expect((await unpack()).get('things/b.webp')).toBe('b')
		await expectNothingLeft()
	})

	it('by two at once leaves the files of one', async () => {
		const feature = featureWith(async function* () {
			for (let number = 0; number < 20; number += 1) yield made(`things/${number}.webp`, 'x'.repeat(1_000))
		})
		const services = servicesWith({ personalData: [feature], partBytes: 5_000 })
		await Promise.all([makeExport(services, id), makeExport(services, id)])
		expect((await findExport(test.database.db, learner.account.id, id))?.status).toBe('ready')
		expect([...(await unpack()).keys()].filter((path) => path.startsWith('things/'))).toHaveLength(20)
		await expectNothingLeft()
	})

	it.each(['at its begin', 'after its first file'])('of an account that is closed %s leaves nothing', async (when) => {
		const close = () => learner.browser.delete('/api/user', { password: PASSWORD })
		// Files are listed before any is opened.
		let passes = 0
		const askedLater = vi.fn(async () => Buffer.from('c'))
		const feature = featureWith(async function* () {
			yield made('things/a.webp', 'a'.repeat(20_000))
			passes += 1
			if (when !== 'at its begin' && passes === 2) expect((await close()).statusCode).toBe(200)
			yield made('things/b.webp')
			yield { path: 'things/c.webp', make: askedLater }
		})
		if (when === 'at its begin') expect((await close()).statusCode).toBe(200)
		await makeExport(servicesWith({ personalData: [feature], partBytes: 100 }), id)
		const { rows } = await test.database.db.execute(sql`select 1 from data_exports where id = ${id}`)
		expect(rows).toEqual([])
		expect(askedLater).not.toHaveBeenCalled()
		await expectNothingLeft()
	})

	it('names what has gone meanwhile or cannot be made, and holds the rest', async () => {
		const feature = featureWith(async function* () {
			yield { path: 'things/gone.webp', fileId: 'a'.repeat(22), sizeBytes: 10 }
			yield { path: 'things/broken.pdf', make: () => Promise.reject(new Error('a PDF could not be made')) }
			yield made('things/here.webp')
		})
		await makeExport(servicesWith({ personalData: [feature] }), id)
		const contents = await unpack()
		expect([...contents.keys()]).toEqual([
			...['README.txt', 'index.html', 'data.json', 'things/here.webp', 'MISSING.txt'],
		])
		expect(contents.get('MISSING.txt')).toMatch(/things\/gone\.webp\nthings\/broken\.pdf\n$/)
		expect(warnings).toEqual([{ reason: 'a PDF could not be made' }])
	})
})
