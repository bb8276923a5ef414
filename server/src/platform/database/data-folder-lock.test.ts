import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts'

const LOCK_MODULE = new URL('./data-folder-lock.ts', import.meta.url).href

/** Starts another process that takes the lock, says so, and stays until it is killed. */
async function startHolder(folder: string) {
	const program = `
		const { lockDataFolder } = await import(${JSON.stringify(LOCK_MODULE)})
		try { lockDataFolder(${JSON.stringify(folder)}, ${JSON.stringify(join(folder, 'test.lock'))}); console.log('locked') }
		catch (error) { console.log(error.name + ': ' + error.message); process.exit(1) }
		setInterval(() => undefined, 1000)`
	const holder = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
	let warnings = ''
	holder.stderr.on('data', (data) => {
		warnings += data
	})
	const [said] = await once(holder.stdout, 'data')
	return { holder, said: String(said), warnings: () => warnings }
}

describe('lockDataFolder', () => {
	let folder: string
	const lock = () => lockDataFolder(folder, join(folder, 'test.lock'))

	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'aravalli-lock-'))
	})
	afterAll(() => rmSync(folder, { recursive: true }))

	it('keeps a second process out, which learns at once which folder it is and what to do', async () => {
		const held = lock()
		const startedAt = performance.now()
		const { said } = await startHolder(folder)
		expect(said).toContain(`DataFolderInUse: The data folder ${folder} is in use by another running Aravalli.`)
		expect(said).toContain('DATA_DIR')
		expect(performance.now() - startedAt).toBeLessThan(5_000)
		held.release()
	})

	it('keeps a second opening in the same process out as well', () => {
		const held = lock()
		expect(lock).toThrow(DataFolderInUse)
		held.release()
	})

	it('lets the next one in after a release', () => {
		lock().release()
		lock().release()
	})

	it('lets the next one in when the holder was killed, and prints no warnings', async () => {
		const { holder, said, warnings } = await startHolder(folder)
		expect(said.trim()).toBe('locked')
		expect(lock).toThrow(DataFolderInUse)
		holder.kill('SIGKILL')
		await once(holder, 'exit')
		lock().release()
		expect(warnings()).toBe('')
	})

	it('says so when the folder cannot be written', () => {
		expect(() => lockDataFolder('/nowhere', '/nowhere/test.lock')).toThrow(/The data folder \/nowhere cannot be locked/)
	})
})
