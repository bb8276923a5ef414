import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database/open-database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './mail/mail.ts'
import type { PageCache } from './pages/page-cache.ts'

export interface Metrics {
	contentType: string
	text(): Promise<string>
	countPage(kind: 'stored' | 'rendered', status: number): void
	observeAnswer(route: string, method: string, status: number, seconds: number): void
	watchPageCache(cache: PageCache): void
}

export interface Watched {
	database: Database
	jobs: Jobs
	mail: Mail
}

/** Holds the figures of this process, in a registry of its own so that several servers can live in one test process. */
export function createMetrics({ database, jobs, mail }: Watched): Metrics {
	const registry = new Registry()
	const registers = [registry]
	collectDefaultMetrics({ register: registry })
	// Nearly all pages are stored ones, so they are added up by hand between two readings of the figures.
	let storedPages = 0
	const pages: Counter = new Counter({
		name: 'pages_total',
		help: 'Pages sent',
		labelNames: ['kind', 'status'],
		registers,
		collect() {
			pages.inc({ kind: 'stored', status: 200 }, storedPages)
			storedPages = 0
		},
	})
	const answers = new Histogram({
		name: 'answer_seconds',
		help: 'Time to answer, by route',
		labelNames: ['route', 'method', 'status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
		registers,
	})
	watchDatabase(database, registers)
	watchOutcomes('jobs_total', 'Attempts at jobs, and jobs given up', jobs.figures, registers)
	watchOutcomes('mails_total', 'Mails handed over, and attempts that failed', mail.figures, registers)
	return {
		contentType: registry.contentType,
		text: () => registry.metrics(),
		countPage(kind, status) {
			if (kind === 'stored' && status === 200) storedPages++
			else pages.inc({ kind, status })
		},
		observeAnswer: (route, method, status, seconds) => answers.observe({ route, method, status }, seconds),
		watchPageCache(cache) {
			const gauge = new Gauge({
				name: 'page_cache',
				help: 'Stored pages and their bytes',
				labelNames: ['of'],
				registers,
				collect() {
					const { entries, sizeBytes } = cache.statistics()
					gauge.set({ of: 'entries' }, entries)
					gauge.set({ of: 'bytes' }, sizeBytes)
				},
			})
		},
	}
}

function watchDatabase(database: Database, registers: Registry[]) {
	const connections: Gauge = new Gauge({
		name: 'database_connections',
		help: 'Connections of the pool, and requests waiting for one',
		labelNames: ['state'],
		registers,
		collect() {
			const figures = database.figures()
			connections.set({ state: 'open' }, figures.connections)
			connections.set({ state: 'idle' }, figures.idleConnections)
			connections.set({ state: 'waiting' }, figures.waitingRequests)
		},
	})
	const long: Gauge = new Gauge({
		name: 'database_long_transactions_total',
		help: 'Transactions held open for more than a second since the start',
		registers,
		collect() {
			long.set(database.figures().longTransactions)
		},
	})
}

/** Shows figures that somebody else counts. */
function watchOutcomes(name: string, help: string, figures: () => object, registers: Registry[]) {
	const outcomes: Counter = new Counter({
		name,
		help,
		labelNames: ['outcome'],
		registers,
		collect() {
			outcomes.reset()
			for (const [outcome, count] of Object.entries(figures())) outcomes.inc({ outcome }, count)
		},
	})
}
