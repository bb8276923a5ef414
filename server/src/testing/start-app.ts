import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type AppOptions, buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { type Counters, createCounters } from '../platform/counters.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mail, MailMessage } from '../platform/mail/mail.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { createPdfRenderer } from '../platform/pdf/pdf-renderer.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'
import { recordingMail } from './recording-mail.ts'

export interface TestApp {
	app: FastifyInstance
	database: TestDatabase
	counters: Counters
	/** They run, on the test's database. */
	jobs: Jobs
	mail: Mail
	/** What was sent, in order. */
	mails: MailMessage[]
	/** All that the server has written into its log, a line of JSON each. */
	logLines: string[]
	close(): Promise<void>
}

export interface TestAppOptions extends Partial<Pick<AppOptions, 'pages' | 'now'>> {
	/** Of another app, which closes it: this one is then a second process on the same database. */
	database?: TestDatabase
	/** Warnings and errors that belong to the story. */
	mayComplain?: RegExp
}

const WARN = 40

/**
 * The API on a fresh database, as `main.ts` puts it together; without pages unless `pages` is given. Closing it fails when
 * the server has logged a warning or an error.
 */
export async function startApp(
	variables: Record<string, string> = {},
	{ pages = null, now, database: given, mayComplain }: TestAppOptions = {},
): Promise<TestApp> {
	const env = readEnv({ APP_ORIGIN: 'https://aravalli.example.com', ...variables })
	const logLines: string[] = []
	const log = pino({ level: 'debug' }, { write: (line) => void logLines.push(line) })
	const database = given ?? (await openTestDatabase())
	const counters = createCounters(database, log)
	const pdf = createPdfRenderer(log)
	const { mail, mails } = recordingMail()
	const jobs = createJobs(database, log)
	jobs.work(mailJob, mail.send)
	const services = { database, counters, pdf, mail, jobs }
	// A machine that runs many tests at once is late now and then, and that is not what they are about.
	const app = await buildApp({ env, log, services, pages, maxDelayMilliseconds: 0, ...(now && { now }) })
	await jobs.start()
	return {
		app,
		database,
		counters,
		jobs,
		mail,
		mails,
		logLines,
		async close() {
			await app.close()
			await jobs.close()
			await counters.close()
			await pdf.close()
			if (!given) await database.close()
			const complaints = logLines.filter((line) => JSON.parse(line).level >= WARN && !mayComplain?.test(line))
			if (complaints.length > 0) throw new Error(`the server has complained: ${complaints.join('')}`)
		},
	}
}
