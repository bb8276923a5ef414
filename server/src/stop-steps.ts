import type { FastifyInstance } from 'fastify'
import type { FileStore } from './platform/files/file-store.ts'
import type { StopStep } from './platform/stop-in-time.ts'
import type { Services } from './services.ts'

/**
 * What is stopped when, so that all of it is over within ten seconds (docs/operations.md). What others still need comes after them:
 * requests send jobs and count, jobs make documents and send mails, and all of them use the database.
 */
export function stopSteps(app: FastifyInstance, services: Services, store: Pick<FileStore, 'close'>): StopStep[] {
	const { jobs, counters, pdf, bookPdf, pictures, pagePictures, mail, database } = services
	const makers = [pictures, pagePictures, pdf, bookPdf, mail, store]
	return [
		{
			part: 'requests',
			byMilliseconds: 5_000,
			isExpendable: true,
			close: () => app.close(),
			cut: () => app.server.closeAllConnections(),
		},
		{ part: 'jobs', byMilliseconds: 7_500, isExpendable: true, close: () => jobs.close() },
		{ part: 'counts', byMilliseconds: 8_500, close: () => counters.close() },
		{
			part: 'pictures, documents, mails and files',
			byMilliseconds: 9_000,
			isExpendable: true,
			close: () => Promise.all(makers.map((each) => each.close())),
		},
		{ part: 'database', byMilliseconds: 9_800, close: () => database.close() },
	]
}
