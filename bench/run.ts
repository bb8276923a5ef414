/**
 * Measures the product's floors (docs/measurements.md) with `npm run bench`, each beside its baseline in the same run.
 * Ends with status 1 when one is missed.
 *
 * `npm run bench -- pages api` runs only these parts of pages, reading, api, accounts, comments, payments, uploads, copies, booklets, many-booklets, books,
 * evaluation-queue, dashboard, articles, study, mains, miq, prelims, mock-tests, search, filter, bytes, presses, phone, flat, million, lighthouse, mind-map, start; `npm run bench -- --save`
 * writes each part's figures to docs/measurements.md as soon as it has them. `million` and `many-booklets` take as long as many others: they are measured when they are named.
 */
import { endWhatWasStarted } from '../bin/run/end-what-was-started.mjs'
import { explainFailures, PlainFailure } from '../bin/run/plain-failure.mjs'
import { measureAccounts } from './parts/accounts.ts'
import { measureApi } from './parts/api.ts'
import { measureArticles } from './parts/articles.ts'
import { measureBooklets } from './parts/booklets.ts'
import { measureBooks } from './parts/books.ts'
import { measureBytes } from './parts/bytes.ts'
import { measureComments } from './parts/comments.ts'
import { measureCopies } from './parts/copies.ts'
import { measureDashboard } from './parts/dashboard.ts'
import { measureEvaluationQueue } from './parts/evaluation-queue.ts'
import { measureFilterScript } from './parts/filter-script.ts'
import { measureFlat, measureMillion } from './parts/flat.ts'
import { measureLighthouse } from './parts/lighthouse.ts'
import { measureMindMap } from './parts/mind-map.ts'
import { measureMockTests } from './parts/mock-tests.ts'
import { measurePages } from './parts/pages.ts'
import { measurePayments } from './parts/payments.ts'
import { measurePhone } from './parts/phone.ts'
import { measureMains, measureMiqs, measurePrelims } from './parts/practice.ts'
import { measurePresses } from './parts/presses.ts'
import { measureReadingPages } from './parts/reading-pages.ts'
import { measureSearch } from './parts/search.ts'
import { measureStart } from './parts/start.ts'
import { measureStudyMaterial } from './parts/study-material.ts'
import { measureUploads } from './parts/uploads.ts'
import { describeMachine } from './report/describe-machine.ts'
import { plainTable } from './report/print-table.ts'
import type { Row } from './report/row.ts'
import { saveMeasurements } from './report/save-measurements.ts'
import { type Databases, openDatabases } from './servers/databases.ts'
import { installBenchPackages } from './servers/install-bench-packages.ts'

const rounds = { count: 12, secondsEach: 2 }

const parts: Record<string, (databases: Databases | null) => Promise<Row[]>> = {
	pages: (databases) => measurePages(databases, rounds),
	reading: (databases) => measureReadingPages(databases, rounds),
	api: (databases) => measureApi(databases, rounds),
	accounts: (databases) => measureAccounts(databases, rounds),
	comments: (databases) => measureComments(databases, rounds),
	payments: (databases) => measurePayments(databases, rounds),
	uploads: measureUploads,
	copies: measureCopies,
	booklets: () => measureBooklets(20),
	'many-booklets': () => measureBooklets(200),
	books: measureBooks,
	'evaluation-queue': measureEvaluationQueue,
	dashboard: measureDashboard,
	articles: measureArticles,
	study: measureStudyMaterial,
	mains: measureMains,
	miq: measureMiqs,
	prelims: measurePrelims,
	'mock-tests': (databases) => measureMockTests(databases, rounds),
	search: measureSearch,
	filter: measureFilterScript,
	bytes: measureBytes,
	presses: measurePresses,
	phone: measurePhone,
	flat: measureFlat,
	million: measureMillion,
	lighthouse: measureLighthouse,
	'mind-map': measureMindMap,
	start: measureStart,
}

/** Take as long as many others. */
const onlyNamed = ['million', 'many-booklets']

function chosenParts(names: string[]): string[] {
	const unknown = names.filter((name) => !Object.hasOwn(parts, name))
	if (unknown.length > 0) {
		throw new PlainFailure(`Unknown: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`)
	}
	return names.length > 0 ? names : Object.keys(parts).filter((name) => !onlyNamed.includes(name))
}

async function measure(name: string, databases: Databases | null): Promise<Row[]> {
	const startedAt = performance.now()
	process.stdout.write(`measuring ${name} …`)
	const rows = (await parts[name]?.(databases)) ?? []
	process.stdout.write(` ${Math.round((performance.now() - startedAt) / 1000)} s\n`)
	return rows
}

async function bench(): Promise<void> {
	const words = process.argv.slice(2)
	const names = chosenParts(words.filter((word) => word !== '--save'))
	await installBenchPackages()
	const databases = await openDatabases()
	const machine = describeMachine(databases)
	process.stdout.write(`${machine.join('\n')}\n\n`)
	const all: Row[] = []
	for (const name of names) {
		const rows = await measure(name, databases)
		process.stdout.write(`\n${plainTable(rows)}\n\n`)
		if (words.includes('--save')) await saveMeasurements(name, { machine, rows, order: Object.keys(parts) })
		all.push(...rows)
	}
	const missed = all.filter(({ isMet }) => isMet === false).length
	if (missed > 0) throw new PlainFailure(missed === 1 ? '1 floor is missed.' : `${missed} floors are missed.`)
}

await explainFailures(async () => {
	try {
		await bench()
	} finally {
		await endWhatWasStarted()
	}
})
