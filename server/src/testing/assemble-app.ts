import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type AppOptions, buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { type Counters, createCounters } from '../platform/counters.ts'
import type { Database } from '../platform/database/open-database.ts'
import { createFileStore } from '../platform/files/create-file-store.ts'
import { createFiles } from '../platform/files/create-files.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Files } from '../platform/files/files.ts'
import { readStoreId } from '../platform/files/store-id.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mail, MailMessage } from '../platform/mail/mail.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { createPagePictures } from '../platform/page-pictures/create-page-pictures.ts'
import { bookLimits, createPdfRenderer, type PdfRenderer } from '../platform/pdf/pdf-renderer.ts'
import { createPictures } from '../platform/pictures/create-pictures.ts'
import { recordingMail } from './recording-mail.ts'

export interface AssembledApp {
	app: FastifyInstance
	counters: Counters
	files: Files
	bookPdf: PdfRenderer
	/** `files` keeps its contents there. */
	store: FileStore
	/** Holds uploads and kept files; gone when it is closed. */
	dataDir: string
	/** Jobs run on the test's database. */
	jobs: Jobs
	mail: Mail
	/** Mails that were sent, in order. */
	mails: MailMessage[]
	/** Holds all that the server has written into its log, a line of JSON each. */
	logLines: string[]
	/** Leaves the database open. */
	close(): Promise<void>
}

export interface AssembleOptions extends Partial<Pick<AppOptions, 'pages' | 'now' | 'kinds' | 'pushHosts'>> {
	/** Warnings and errors that belong to the story. */
	mayComplain?: RegExp
}

const WARN = 40

/**
 * Puts the API on `database` together as `main.ts` does. Closing it fails when the server has logged a warning or an
 * error.
 */
export async function assembleApp(
	database: Database,
	variables: Record<string, string> = {},
	{ pages = null, now, kinds, pushHosts, mayComplain }: AssembleOptions = {},
): Promise<AssembledApp> {
	// A machine that runs many tests at once is late now and then, and that is not what they are about.
	const dataDir = await mkdtemp(join(tmpdir(), 'aravalli-data-'))
	const env = readEnv({
		APP_ORIGIN: 'https://aravalli.example.com',
		OVERLOAD_DELAY_MS: '0',
		// One learner of a test does what many do in a minute; what the limits do is told in `caller-limits.test.ts`.
		ACCOUNT_LIMIT_FACTOR: '1000',
		DATA_DIR: dataDir,
		...variables,
	})
	const logLines: string[] = []
	const log = pino({ level: 'debug' }, { write: (line) => void logLines.push(line) })
	const counters = createCounters(database, log)
	const pdf = createPdfRenderer(log)
	const bookPdf = createPdfRenderer(log, bookLimits)
	const { mail, mails } = recordingMail()
	const jobs = createJobs(database, log)
	jobs.work(mailJob, mail.send)
	const pictures = createPictures(log)
	const pagePictures = createPagePictures(log)
	const store = createFileStore(env, await readStoreId(database))
	const files = createFiles({ database, store, pictures, jobs, ...(now && { now }) })
	const services = { database, counters, pdf, bookPdf, pictures, pagePictures, files, mail, jobs }
	const app = await buildApp({
		env,
		log,
		services,
		pages,
		...(now && { now }),
		...(kinds && { kinds }),
		...(pushHosts && { pushHosts }),
	})
	await jobs.start()
	return {
		app,
		counters,
		files,
		bookPdf,
		store,
		dataDir,
		jobs,
		mail,
		mails,
		logLines,
		async close() {
			await app.close()
			await jobs.close()
			await counters.close()
			await pdf.close()
			await bookPdf.close()
			await pictures.close()
			await pagePictures.close()
			await store.close()
			await rm(dataDir, { recursive: true, force: true })
			const complaints = logLines.filter((line) => JSON.parse(line).level >= WARN && !mayComplain?.test(line))
			if (complaints.length > 0) throw new Error(`the server has complained: ${complaints.join('')}`)
		},
	}
}
