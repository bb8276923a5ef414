import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endLater } from '../../bin/run/end-what-was-started.mjs'
import { projectEnvironment, projectFolder } from '../../bin/run/project.mjs'
import { onCore } from './cores.ts'
import { temporaryFolder } from './temporary-folder.ts'

const startLimitMs = 60_000
const stopLimitMs = 15_000

export interface ServerCommand {
	command: string
	args: string[]
	environment: Record<string, string | undefined>
	/** `http://127.0.0.1:…`, where it will listen. */
	origin: string
	/** A path that answers 200 when the server is ready. */
	readyPath: string
	/** Null: the system decides. */
	core: number | null
}

export interface RunningServer {
	origin: string
	pid: number
	/** Counts from its start to the first good answer. */
	readyAfterMs: number
	/** Tells it to stop and waits until it has. */
	stop(): Promise<void>
}

/** Starts a server and waits until it is ready. Its output goes to a file, which is shown if it does not come up. */
export async function startServer(server: ServerCommand): Promise<RunningServer> {
	const logFile = join(temporaryFolder(), 'server.log')
	const log = openSync(logFile, 'w')
	const [command, args] =
		server.core === null ? [server.command, server.args] : onCore(server.core, server.command, server.args)
	const startedAt = performance.now()
	const child = spawn(command, args, {
		cwd: projectFolder,
		env: projectEnvironment(server.environment),
		stdio: ['ignore', log, log],
	})
	closeSync(log)
	const exited = once(child, 'exit')
	const forget = endLater(stop)

	async function stop(): Promise<void> {
		forget()
		if (child.exitCode !== null || child.signalCode !== null) return
		child.kill('SIGTERM')
		const patience = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
		await exited
		clearTimeout(patience)
	}

	async function waitUntilReady(): Promise<void> {
		while (!(await answers(server.origin + server.readyPath))) {
			const hasEnded = child.exitCode !== null || child.signalCode !== null
			if (hasEnded || performance.now() - startedAt > startLimitMs) {
				await stop()
				throw new Error(`${command} ${args.join(' ')} did not come up:\n${readFileSync(logFile, 'utf8')}`)
			}
			await pause(5)
		}
	}

	await waitUntilReady()
	return { origin: server.origin, pid: child.pid ?? 0, readyAfterMs: performance.now() - startedAt, stop }
}

async function answers(url: string): Promise<boolean> {
	try {
		const { ok } = await fetch(url)
		return ok
	} catch {
		return false
	}
}
