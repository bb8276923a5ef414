import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Env, EnvError, readEnv, settleNodeEnv } from './env.ts'
import { createCounters } from './platform/counters.ts'
import { DatabaseRefusal } from './platform/database/database-refusal.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { createFiles } from './platform/files/create-files.ts'
import { readStoreId } from './platform/files/store-id.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createMail } from './platform/mail/create-mail.ts'
import { mailJob } from './platform/mail/mail-job.ts'
import { createPagePictures } from './platform/page-pictures/create-page-pictures.ts'
import { builtPages, vitePages } from './platform/pages/page-renderer.ts'
import { bookLimits, createPdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { createPictures } from './platform/pictures/create-pictures.ts'
import { stopInTime } from './platform/stop-in-time.ts'
import { killWorkers } from './platform/worker-process.ts'
import { oneAtATime, prepareDatabase } from './prepare-database.ts'
import { describeDemoAccounts, seedDemo, warnOfDemoAccounts } from './seed-demo.ts'
import { stopSteps } from './stop-steps.ts'

const listenRefusals: Record<string, string> = {
	EADDRINUSE: 'Another program listens there already: stop it or choose another PORT.',
	EACCES: 'This PORT needs more rights than this program has: choose one above 1023.',
	EADDRNOTAVAIL: 'HOST is not an address of this machine.',
	ENOTFOUND: 'HOST is not an address of this machine.',
}

/** Reasons to end start-up that are explained in a sentence; anything else is a bug and shows its stack. */
function refuse(error: unknown): never {
	process.stderr.write(`${explain(error)}\n`)
	process.exit(1)
}

function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	if (error instanceof EnvError || error instanceof DatabaseRefusal) return error.message
	const { syscall, code = '' } = error as NodeJS.ErrnoException
	const refusal = syscall === 'listen' || syscall === 'getaddrinfo' ? listenRefusals[code] : undefined
	return refusal ? `${error.message}. ${refusal}` : (error.stack ?? error.message)
}

async function start(env: Env) {
	settleNodeEnv(env)
	const log = pino({ level: env.logLevel })
	const database = await openDatabase(env, log)
	await prepareDatabase(database, log)
	const counters = createCounters(database, log)
	const pdf = createPdfRenderer(log)
	const bookPdf = createPdfRenderer(log, bookLimits)
	const mail = createMail(env, log)
	const jobs = createJobs(database, log)
	jobs.work(mailJob, mail.send)
	const pictures = createPictures(log)
	const pagePictures = createPagePictures(log)
	const store = createFileStore(env, await readStoreId(database))
	const files = createFiles({ database, store, pictures, jobs })
	if (env.isDemo) await oneAtATime(database, () => seedDemo(database, files, log))
	const services = { database, counters, pdf, bookPdf, pictures, pagePictures, files, mail, jobs }
	const app = await buildApp({ env, log, services, pages: env.isProduction ? builtPages : vitePages })

	let isStopping = false
	async function stop(signal: string) {
		if (isStopping) return
		isStopping = true
		log.info({ signal }, 'stopping')
		const isClean = await stopInTime(stopSteps(app, services, store), log)
		log.info({ isClean }, 'stopped')
		// What was left behind would keep the process alive.
		killWorkers()
		process.exit(isClean ? 0 : 1)
	}
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

	await warnOfDemoAccounts(database, env.appOrigin, log)
	await jobs.start()
	await app.listen({ port: env.port, host: env.host })
	log.info({ address: env.appOrigin, database: database.engine }, 'ready')
	process.stdout.write(
		`\n  Aravalli is ready: ${env.appOrigin}\n\n${env.isDemo ? await describeDemoAccounts(database) : ''}`,
	)
}

try {
	await start(readEnv())
} catch (error) {
	refuse(error)
}
