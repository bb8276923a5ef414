import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts'

export interface WriterOrder {
	settings: DatabaseSettings
	/** The folder of the migrations to apply. */
	migrations: string
	/** Every id begins with it, so that no two runs write the same. */
	run: string
	/** So many write at the same time. */
	writers: number
}

export type Stage = 'spawned' | 'open' | 'migrated'

/** Stands for a process that runs `write-until-killed.ts`. */
export interface WriterProcess {
	/** Lists the ids of the rows that it was told are stored, so far. */
	acknowledged: string[]
	/** @throws what the process printed when it ended by itself before */
	reach(stage: Stage): Promise<void>
	/** Kills it without a chance to clean up, and waits until everything it said has arrived. */
	kill(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))

export function startWriterProcess(order: WriterOrder): WriterProcess {
	const child: ChildProcess = spawn(process.execPath, [PROGRAM, JSON.stringify(order)], {
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const acknowledged: string[] = []
	const stages = {
		spawned: Promise.withResolvers<void>(),
		open: Promise.withResolvers<void>(),
		migrated: Promise.withResolvers<void>(),
	}
	const closed = once(child, 'close')
	let errors = ''
	let isKilled = false
	child.stderr?.on('data', (data) => {
		errors += data
	})
	let unfinishedLine = ''
	child.stdout?.on('data', (data) => {
		const lines = `${unfinishedLine}${data}`.split('\n')
		unfinishedLine = lines.pop() ?? ''
		for (const line of lines) hear(line)
	})
	child.once('spawn', stages.spawned.resolve)

	function hear(line: string): void {
		if (line === 'open' || line === 'migrated') stages[line].resolve()
		else acknowledged.push(line.replace('stored ', ''))
	}

	async function failWhenEnded(): Promise<void> {
		await closed
		if (!isKilled) throw new Error(`The writer ended by itself: ${errors}`)
	}

	return {
		acknowledged,
		reach: (stage) => Promise.race([stages[stage].promise, failWhenEnded()]),
		async kill() {
			if (child.exitCode !== null) throw new Error(`The writer ended by itself: ${errors}`)
			isKilled = true
			child.kill('SIGKILL')
			await closed
		},
	}
}
