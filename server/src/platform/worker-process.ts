/**
 * Runs a process that does one task after another: started with the first, and again with the next one after its end.
 *
 * It is a process and not a thread: native code that stumbles over what it is given aborts the process it runs in. So
 * that costs one task and not the server; a task that takes too long can be stopped; and the memory comes back when
 * nobody needs it.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

export type WorkerLog = Pick<FastifyBaseLogger, 'warn' | 'error'>

export interface WorkerSettings {
	/** The process answers each message with one message. */
	program: URL
	/**
	 * Holds all of its environment, but for where compiled code is kept: native code that reads what strangers wrote has no use for the server's
	 * secrets.
	 */
	env: Record<string, string>
	/** One task may take so long. */
	timeLimitMilliseconds: number
	/** An unused process ends after this. */
	idleMilliseconds: number
	/** What it makes of a task takes so much at the most; beyond it the process ends itself, with SIGABRT. Absent: as Node does. */
	heapMegabytes?: number
	/** Is for what was made a moment ago, of which most is over soon. Absent: as Node does. */
	youngHeapMegabytes?: number
}

export interface WorkerProcess<Task extends object, Answer> {
	/**
	 * Must not be called again before it has settled.
	 *
	 * @throws WorkerEnd
	 */
	ask(task: Task): Promise<Answer>
	/** Lets the process finish what it does. A later task starts another one. */
	end(): Promise<void>
	/** Ends the process whatever it does. */
	stop(): Promise<void>
}

type WorkerEndReason = 'late' | 'stopped' | 'failed'

/** Says that the process ended before it answered; the message is its signal or its status. */
export class WorkerEnd extends Error {
	/** `late`: it took too long. `stopped`: nobody wants its answer any more. `failed`: it ended by itself. */
	readonly reason: WorkerEndReason

	constructor(reason: WorkerEndReason, endedBy: number | string | null) {
		super(String(endedBy))
		this.reason = reason
	}
}

const running = new Set<ChildProcess>()

/** Ends all of them in the middle of their tasks: when the server ends, they would go on working for nobody. */
export function killWorkers(): void {
	for (const child of running) child.kill('SIGKILL')
}

export function createWorkerProcess<Task extends object, Answer>(
	{ program, env, timeLimitMilliseconds, idleMilliseconds, ...heap }: WorkerSettings,
	log: WorkerLog,
): WorkerProcess<Task, Answer> {
	let child: ChildProcess | null = null
	let idleTimer: NodeJS.Timeout | undefined
	let isBusy = false
	let isStopped = false

	function start(): ChildProcess {
		const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'inherit', 'inherit', 'ipc']
		const execArgv = heapFlags(heap)
		const started = fork(program, { serialization: 'advanced', execArgv, env: { ...compiledCode(), ...env }, stdio })
		running.add(started)
		const forget = () => {
			running.delete(started)
			if (child === started) child = null
		}
		started.on('exit', forget)
		started.on('error', (error) => {
			log.error({ err: error, program: program.pathname.split('/').at(-1) }, 'a process for one task failed')
			forget()
		})
		return started
	}

	async function end(): Promise<void> {
		clearTimeout(idleTimer)
		const ending = child
		child = null
		if (!ending) return
		ending.ref()
		if (ending.connected) ending.disconnect()
		await once(ending, 'exit')
	}

	return {
		end,
		async stop() {
			isStopped = isBusy
			child?.kill('SIGKILL')
			await end()
		},
		async ask(task) {
			clearTimeout(idleTimer)
			if (!child?.connected) child = start()
			isBusy = true
			isStopped = false
			const asking = askChild<Answer>(child, task, timeLimitMilliseconds, () => isStopped)
			const answer = await asking.finally(() => {
				isBusy = false
			})
			idleTimer = setTimeout(() => void end(), idleMilliseconds).unref()
			return answer
		},
	}
}

/** What has its code compiled already does not load the program that strips types, which takes 17 MB in each process and in each thread. */
function compiledCode(): Record<string, string> {
	// Each version of Node has a folder of its own in it.
	const ofThisVersion = getCompileCacheDir()
	return ofThisVersion ? { NODE_COMPILE_CACHE: dirname(ofThisVersion) } : {}
}

/** Sends one task to `child`, which loses its life if it takes too long. Only meanwhile it keeps the server running. */
async function askChild<Answer>(
	child: ChildProcess,
	task: object,
	timeLimitMilliseconds: number,
	isStopped: () => boolean,
): Promise<Answer> {
	const settled = new AbortController()
	const { signal } = settled
	let isLate = false
	const timer = setTimeout(() => {
		isLate = true
		child.kill('SIGKILL')
	}, timeLimitMilliseconds)
	child.ref()
	child.channel?.ref()
	try {
		child.send(task)
		return await Promise.race([
			once(child, 'message', { signal }).then(([answer]) => answer as Answer),
			once(child, 'exit', { signal }).then(([code, endedBy]) => {
				throw new WorkerEnd(isLate ? 'late' : isStopped() ? 'stopped' : 'failed', endedBy ?? code)
			}),
		])
	} finally {
		clearTimeout(timer)
		settled.abort()
		child.unref()
		child.channel?.unref()
	}
}

function heapFlags({
	heapMegabytes,
	youngHeapMegabytes,
}: Pick<WorkerSettings, 'heapMegabytes' | 'youngHeapMegabytes'>) {
	const given = { 'max-old-space-size': heapMegabytes, 'max-semi-space-size': youngHeapMegabytes }
	return Object.entries(given).flatMap(([name, megabytes]) => (megabytes ? [`--${name}=${megabytes}`] : []))
}
