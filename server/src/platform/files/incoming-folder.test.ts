import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIncomingFolder } from './incoming-folder.ts'

let dataDir: string
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'aravalli-incoming-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the folder of incoming files', () => {
	// This was seen to fail without the age.
	it('loses what processes that died left there, but not what others may be using', async () => {
		for (const name of ['1-dead', '2-alive'])
			await mkdir(join(dataDir, 'incoming', name, 'request'), { recursive: true })
		const longAgo = new Date(Date.now() - 2 * 3_600_000)
		await utimes(join(dataDir, 'incoming', '1-dead'), longAgo, longAgo)
		await createIncomingFolder(dataDir).clear()
		expect(await readdir(join(dataDir, 'incoming'))).toEqual(['2-alive'])
	})

	// This was seen to fail without the sign of life.
	it('stays where a process lives that has received nothing for long', async () => {
		const alive = createIncomingFolder(dataDir)
		const path = alive.newPath()
		await writeFile(path, 'one')
		const longAgo = new Date(Date.now() - 2 * 3_600_000)
		await utimes(dirname(path), longAgo, longAgo)
		await alive.clear()
		await createIncomingFolder(dataDir).clear()
		expect(await readdir(dirname(path))).toHaveLength(1)
	})

	it('has a path for each file, also after it was cleared away, and is gone when the process has ended', async () => {
		const incoming = createIncomingFolder(dataDir)
		const first = incoming.newPath()
		await writeFile(first, 'one')
		await rm(join(dataDir, 'incoming'), { recursive: true })
		const second = incoming.newPath()
		await writeFile(second, 'two')
		expect(first).not.toBe(second)
		await incoming.close()
		expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
	})

	it('need not be there', async () => {
		await createIncomingFolder(dataDir).clear()
		await createIncomingFolder(dataDir).close()
	})
})
