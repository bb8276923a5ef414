import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type AppOptions, buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { type Counters, createCounters } from '../platform/counters.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { MailMessage } from '../platform/mail/mail.ts'
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
	/** What was sent, in order. */
	mails: MailMessage[]
	close(): Promise<void>
}

/**
 * The API on a fresh database, as `main.ts` puts it together; without pages unless `pages` is given. Closing it fails when
 * the server has logged a warning or an error.
 */
export async function startApp(
	variables: Record<string, string> = {},
	pages: AppOptions['pages'] = null,
): Promise<TestApp> {
	const env = readEnv({ APP_ORIGIN: 'https://aravalli.example.com', ...variables })
	const complaints: string[] = []
	const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) })
	const database = await openTestDatabase()
	const counters = createCounters(database, log)
	const pdf = createPdfRenderer(log)
	const { mail, mails } = recordingMail()
	const jobs = createJobs(database, log)
	jobs.work(mailJob, mail.send)
	const app = await buildApp({ env, log, services: { database, counters, pdf, mail, jobs }, pages })
	await jobs.start()
	return {
		app,
		database,
		counters,
		jobs,
		mails,
		async close() {
			await app.close()
			await jobs.close()
			await counters.close()
			await pdf.close()
			await database.close()
			if (complaints.length > 0) throw new Error(`the server has complained: ${complaints.join('')}`)
		},
	}
}
