import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type AppOptions, buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { type Counters, createCounters } from '../platform/counters.ts'
import type { Database } from '../platform/database/open-database.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { MailMessage } from '../platform/mail/mail.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { createPdfRenderer } from '../platform/pdf/pdf-renderer.ts'
import { recordingMail } from './recording-mail.ts'

export interface AssembledApp {
	app: FastifyInstance
	counters: Counters
	/** They run, on the test's database. */
	jobs: Jobs
	/** What was sent, in order. */
	mails: MailMessage[]
	/** Leaves the database open. */
	close(): Promise<void>
}

/** The API on `database`, as `main.ts` puts it together. Closing it fails when the server has logged a warning or an error. */
export async function assembleApp(
	database: Database,
	variables: Record<string, string> = {},
	pages: AppOptions['pages'] = null,
): Promise<AssembledApp> {
	const env = readEnv({ APP_ORIGIN: 'https://aravalli.example.com', ...variables })
	const complaints: string[] = []
	const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) })
	const counters = createCounters(database, log)
	const pdf = createPdfRenderer(log)
	const { mail, mails } = recordingMail()
	const jobs = createJobs(database, log)
	jobs.work(mailJob, mail.send)
	const app = await buildApp({ env, log, services: { database, counters, pdf, mail, jobs }, pages })
	await jobs.start()
	return {
		app,
		counters,
		jobs,
		mails,
		async close() {
			await app.close()
			await jobs.close()
			await counters.close()
			await pdf.close()
			if (complaints.length > 0) throw new Error(`the server has complained: ${complaints.join('')}`)
		},
	}
}
