// @module-tag one-run
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts'
import { createJobs, type JobSettings } from './create-jobs.ts'
import { defineJob } from './jobs.ts'

const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

const greet = defineJob<{ number: number }>('test.greet')

const SETTINGS: JobSettings = {
	pollSeconds: 0.5,
	deadPollSeconds: 5,
	retries: 3,
	firstDelaySeconds: 1,
	longestDelaySeconds: 1,
	silenceSeconds: 10,
	watchSeconds: 1,
	attemptSeconds: 60,
	firstTurnSeconds: 0,
	closeLimitMs: 1_000,
}

/**
 * Starts another process that works on the same database; it says `started`, and `running 7` for a job with the number
 * 7, which it never ends.
 */
function startProcess(settings: DatabaseSettings, firstJob?: number) {
	const program = `
		const { openDatabase } = await import(${moduleUrl('../database/open-database.ts')})
		const { createJobs } = await import(${moduleUrl('./create-jobs.ts')})
		const log = { info: () => undefined, warn: console.error, error: console.error }
		const database = await openDatabase(${JSON.stringify(settings)}, log)
		const jobs = createJobs(database, log, ${JSON.stringify(SETTINGS)})
		const kind = { name: 'test.greet' }
		jobs.work(kind, ({ number }) => {
			console.log('running ' + number)
			return new Promise(() => undefined)
		})
		await jobs.start()
		console.log('started')
		const firstJob = ${JSON.stringify(firstJob ?? null)}
		if (firstJob !== null) await jobs.send(database.db, kind, { number: firstJob })
		setInterval(() => undefined, 1_000)`
	const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
	let said = ''
	child.stdout.on('data', (data) => {
		said += data
	})
	child.stderr.on('data', (data) => {
		said += data
	})
	async function kill(): Promise<void> {
		child.kill('SIGKILL')
		await once(child, 'exit')
	}
	return { said: () => said, kill }
}

it('a job that was under way when its process was killed runs again', async () => {
	const database = await openTestDatabase()
	await database.release()
	const killed = startProcess(database.settings, 7)
	await expect.poll(killed.said, { timeout: 20_000 }).toBe('started\nrunning 7\n')
	await killed.kill()

	const reopened = await openDatabase(database.settings, silentLog)
	const numbers: number[] = []
	const jobs = createJobs(reopened, silentLog, SETTINGS)
	jobs.work(greet, async ({ number }) => void numbers.push(number))
	await jobs.start()
	await expect.poll(() => numbers, { timeout: 30_000 }).toEqual([7])
	await jobs.close()
	await reopened.close()
	await database.close()
}, 60_000)

it.runIf(inject('testTemplate').engine === 'server')(
	'four processes that start at once on a new database all start',
	async () => {
		const database = await openTestDatabase()
		const processes = Array.from({ length: 4 }, () => startProcess(database.settings))
		for (const process of processes) await expect.poll(process.said, { timeout: 20_000 }).toBe('started\n')
		await Promise.all(processes.map((process) => process.kill()))
		await database.close()
	},
)
