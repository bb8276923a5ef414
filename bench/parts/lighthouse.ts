import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provideChromium } from '../../bin/prepare/provide-chromium.mjs'
import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { median } from '../load/statistics.ts'
import { measuredPages } from '../measured-pages.ts'
import { formatNumber, information, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const rounds = 3
/** One run in some dozens breaks because the browser's trace lacks its beginning (NO_NAVSTART). */
const tries = 3
const program = inProject('bench/node_modules/lighthouse/cli/index.js')

/** The report lists these categories in this order, each with the least score it may have. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as Category[]

/** Describes the part of Lighthouse's report that is read here. */
interface Report {
	categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
	/** Says how fast the machine is at that moment: a good desktop has 1,500 to 2,000. */
	environment: { benchmarkIndex: number }
	audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/**
 * Measures pages in Hindi, the heavier language, and the list in English too with Lighthouse's mobile profile (a slow
 * telephone on a slow network).
 */
export async function measureLighthouse(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startProduct({ databaseUrl, isDemo: true, core: null })
	const pages = await measuredPages(product.origin)
	const visits = [
		...Object.entries(pages).map(([page, path]) => ({ page, language: 'hindi', path, reports: [] as Report[] })),
		{ page: 'English list', language: 'english', path: '/answer-writing-practice', reports: [] as Report[] },
	]
	// The pages take turns in each round, so that a machine that grows slower meanwhile does it to all of them.
	for (let round = 0; round < rounds; round += 1) {
		for (const { path, language, reports } of visits) {
			reports.push(await visit(`${product.origin}${path}?lang=${language}`))
		}
	}
	await product.stop()
	return visits.flatMap(({ page, language, reports }) => {
		if (language === 'english') return [englishRow(page, reports)]
		return [...categories.map((category) => floor(page, category, reports)), timings(`Hindi ${page}`, reports)]
	})
}

async function visit(url: string): Promise<Report> {
	const chromium = await provideChromium()
	const file = join(temporaryFolder(), 'report.json')
	const args = [
		program,
		url,
		'--output=json',
		`--output-path=${file}`,
		'--quiet',
		`--only-categories=${categories.join(',')}`,
		'--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
	]
	let complaint = ''
	for (let attempt = 0; attempt < tries; attempt += 1) {
		const { isSuccess, output } = await runCommand(projectNode, args, { environment: { CHROME_PATH: chromium } })
		if (isSuccess) return JSON.parse(await readFile(file, 'utf8')) as Report
		complaint = output
	}
	throw new Error(`Lighthouse failed ${tries} times:\n${complaint}`)
}

const scores = (category: Category, reports: Report[]) =>
	reports.map((report) => Math.round(report.categories[category].score * 100))

function floor(page: string, category: Category, reports: Report[]): Row {
	const all = scores(category, reports)
	const score = median(all)
	const isMet = score >= wanted[category]
	return {
		what: `Lighthouse, mobile, Hindi ${page} page: ${category.replace('-', ' ')}`,
		measured: `${score} (${all.join(', ')})`,
		wanted: `≥ ${wanted[category]}`,
		isMet,
		beside: isMet ? '' : faults(category, reports),
	}
}

/** Tells what keeps a score below its floor: the titles of the audits that count and were not passed. */
function faults(category: Category, [report]: Report[]): string {
	const counted = report?.categories[category].auditRefs.filter(({ weight }) => weight > 0) ?? []
	const audits = counted.map(({ id }) => report?.audits[id])
	return audits.flatMap((audit) => (audit && (audit.score ?? 1) < 0.9 ? [audit.title] : [])).join('; ')
}

function timings(page: string, reports: Report[]): Row {
	const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
	const paint = `LCP ${formatNumber(value('largest-contentful-paint') / 1000)} s`
	const shift = `CLS ${value('cumulative-layout-shift').toFixed(3)}`
	const blocked = `TBT ${formatNumber(value('total-blocking-time'))} ms`
	const machine = `machine ${formatNumber(median(reports.map(({ environment }) => environment.benchmarkIndex)))}`
	return information(`  ${page} page, timings`, `${paint}, ${shift}, ${blocked}, ${machine}`)
}

function englishRow(page: string, reports: Report[]): Row {
	const medians = categories.map((category) => median(scores(category, reports)))
	return { ...timings(page, reports), beside: `scores ${medians.join(', ')}` }
}
