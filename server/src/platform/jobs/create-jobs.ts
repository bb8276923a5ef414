/**
 * Runs jobs on pg-boss, in our own database and over our own pool (docs/adr/0014-jobs-and-mail.md).
 *
 * pg-boss is used in the way that both engines allow: it polls, because the embedded engine has no LISTEN/NOTIFY, and a nudge after `send`
 * saves the process that sent a job from waiting for its next poll.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { jobStatements } from '../database/job-statements.ts'
import type { Database, DatabaseLog } from '../database/open-database.ts'
import { DEAD, handleDeadJobs } from './dead-jobs.ts'
import type { JobFigures, Jobs, JobTimes } from './jobs.ts'
import { createRepetition } from './repeat-jobs.ts'
import { type AnyJobHandler, runJobs } from './run-jobs.ts'

export interface JobSettings {
	/** Each kind is looked for this often; half a second is the least that pg-boss allows. */
	pollSeconds: number
	/** Jobs given up are looked for this often; it only delays a log line. */
	deadPollSeconds: number
	/** A job is tried so often after the first time. */
	retries: number
	/** The first retry comes after this; the delay doubles, up to `longestDelaySeconds`. */
	firstDelaySeconds: number
	longestDelaySeconds: number
	/** A job whose process has been silent for so long runs again. pg-boss allows no less than 10. */
	silenceSeconds: number
	/** Silent jobs are looked for this often. */
	watchSeconds: number
	/** An attempt that takes longer has failed. */
	attemptSeconds: number
	/** A repeated job has its first turn this long after the start, because a start has enough to do. */
	firstTurnSeconds: number
	/** `close` waits this long for jobs that run. */
	closeLimitMs: number
}

/** 20 retries with these delays last about two hours and a half. */
const SETTINGS: JobSettings = {
	pollSeconds: 2,
	deadPollSeconds: 5,
	retries: 20,
	firstDelaySeconds: 1,
	longestDelaySeconds: 900,
	silenceSeconds: 20,
	watchSeconds: 10,
	attemptSeconds: 300,
	firstTurnSeconds: 30,
	closeLimitMs: 2_000,
}

/** Is the number of jobs of each kind that one process does at the same time. */
const BATCH_SIZE = 10
/** Most transactions are committed by the first, nearly all by the second; else the next poll finds the job. */
const NUDGES_AFTER_MS = [20, 200]
/** A repeated job needs few retries, because its next turn comes anyway. */
const TURN_RETRIES = 3
/** While the database is away every poll fails; one line says so. */
const COMPLAIN_EVERY_MS = 60_000

export function createJobs(database: Database, log: DatabaseLog, settings = SETTINGS): Jobs {
	const boss = new PgBoss(bossOptions(database, settings))
	const handlers = new Map<string, AnyJobHandler>()
	const workerIds = new Map<string, string>()
	const figures: JobFigures = { done: 0, failed: 0, dead: 0 }
	// A nudge is no part of the transaction in which `send` was called.
	const outsideTransactions = AsyncLocalStorage.snapshot()
	const complain = complaints(log)
	let watchTimer: NodeJS.Timeout | undefined
	const repetition = createRepetition(async (name, seconds) => {
		const turn = { ...sendOptions(settings), ...turnOptions(seconds) }
		if (await boss.send(name, {}, turn)) outsideTransactions(nudge, name)
	}, complain)
	boss.on('error', complain)
	boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The jobs need a look.'))

	async function start(): Promise<void> {
		await boss.start()
		await makeQueues(boss, [DEAD, ...handlers.keys()])
		const { pollSeconds: pollingIntervalSeconds, deadPollSeconds } = settings
		const options = { batchSize: BATCH_SIZE, perJobResults: true, burstWhenBatchFull: true } as const
		for (const [name, handler] of handlers) {
			const run = runJobs({ boss, name, handler, isRepeated: repetition.has(name), figures, log })
			workerIds.set(name, await boss.work<object>(name, { ...options, pollingIntervalSeconds }, run))
		}
		const deadOptions = {
			includeMetadata: true,
			batchSize: BATCH_SIZE,
			pollingIntervalSeconds: deadPollSeconds,
		} as const
		await boss.work(DEAD, deadOptions, handleDeadJobs({ boss, figures, log }))
		watchTimer = setInterval(watch, settings.watchSeconds * 1_000).unref()
		repetition.start(settings.firstTurnSeconds)
	}

	/** Fails silent jobs and deletes finished ones. Of several processes one does it. */
	const watch = () => void boss.supervise().catch(complain)

	function nudge(name: string): void {
		const workerId = workerIds.get(name)
		if (!workerId) return
		for (const delay of NUDGES_AFTER_MS) setTimeout(() => boss.notifyWorker(workerId), delay).unref()
	}

	async function close(): Promise<void> {
		clearInterval(watchTimer)
		await repetition.stop()
		const finished = Promise.all([DEAD, ...handlers.keys()].map((name) => boss.offWork(name, { wait: true })))
		await waitAtMost(settings.closeLimitMs, finished)
		// The stop marks whatever still runs as failed, so that it is tried again elsewhere or after the next start.
		await boss.stop({ graceful: false, close: false })
	}

	return {
		async send(db, kind, data, asked = {}) {
			if (!handlers.has(kind.name)) throw new Error(`Nobody does jobs of the kind ${kind.name}.`)
			await boss.send(kind.name, data, { ...sendOptions(settings, asked), db: jobStatements(db) })
			if (!asked.afterSeconds) outsideTransactions(nudge, kind.name)
		},
		work(kind, handler) {
			if (handlers.has(kind.name)) throw new Error(`Jobs of the kind ${kind.name} are done already.`)
			// A job's data has the type of its kind because `send` takes no other.
			handlers.set(kind.name, handler as AnyJobHandler)
		},
		every: (kind, minutes) => repetition.add(kind.name, minutes * 60),
		start,
		close,
		figures: () => ({ ...figures }),
	}
}

async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const limit = new Promise((resolve) => {
		timer = setTimeout(resolve, limitMs)
	})
	await Promise.race([work, limit])
	clearTimeout(timer)
}

function bossOptions(database: Database, { watchSeconds }: JobSettings): ConstructorOptions {
	const isServer = database.engine === 'server'
	return {
		db: { executeSql: (text, values) => database.run(text, values) },
		// Migrations of ours (server/migrations) make its tables.
		migrate: false,
		createSchema: false,
		schedule: false,
		// `watch` below does it; pg-boss would also look every 5 seconds for jobs that wait for other jobs, which we
		// have none of.
		supervise: false,
		monitorIntervalSeconds: watchSeconds,
		maintenanceIntervalSeconds: 60,
		// platform/database/embedded-upkeep.ts does what autovacuum would.
		monitorVacuum: isServer,
		reindex: isServer,
	}
}

/**
 * Sends the options with each job and not with its queue, so that a new version's settings need no change of stored
 * ones.
 */
function sendOptions(
	settings: JobSettings,
	{ afterSeconds = 0, attemptSeconds = settings.attemptSeconds }: JobTimes = {},
) {
	return {
		...(afterSeconds > 0 && { startAfter: afterSeconds }),
		retryLimit: settings.retries,
		retryDelay: settings.firstDelaySeconds,
		retryBackoff: true,
		retryDelayMax: settings.longestDelaySeconds,
		expireInSeconds: attemptSeconds,
		heartbeatSeconds: settings.silenceSeconds,
		deleteAfterSeconds: 1,
		deadLetter: DEAD,
	}
}

/** Keeps a finished turn until the next one, so that another process that sends the same turn gets no second one. */
function turnOptions(seconds: number) {
	return { retryLimit: TURN_RETRIES, singletonSeconds: seconds, deleteAfterSeconds: seconds }
}

/** Processes that start at once may both make them. */
async function makeQueues(boss: PgBoss, names: string[]): Promise<void> {
	const present = new Set((await boss.getQueues()).map((queue) => queue.name))
	for (const name of names) {
		if (present.has(name)) continue
		await boss.createQueue(name)
		// pg-boss reads a queue when it first uses it, and the first use must not be inside somebody's transaction.
		await boss.findJobs(name, { key: '' })
	}
}

function complaints(log: DatabaseLog): (error: Error) => void {
	let silentUntil = 0
	return (error) => {
		if (Date.now() < silentUntil) return
		silentUntil = Date.now() + COMPLAIN_EVERY_MS
		log.warn({ reason: error.message }, 'The jobs cannot be read; trying again.')
	}
}
