import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type Cost, openOnPhone } from '../load/phone-visit.ts'
import { median } from '../load/statistics.ts'
import { loadMainsQuestions } from '../load-practice.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startFilled } from '../servers/start-filled.ts'
import type { RunningServer } from '../servers/start-server.ts'

const many = 2_000
/** The demo has about as many. */
const few = 60
const rounds = 5
/** Fewer questions have fewer topics, and thus shorter menus. */
const mostTimes = 1.5
const filters = ['year', 'subject'] as const
type Filter = (typeof filters)[number]
/** The page's own work after it has come is not what its filter costs. */
const restMilliseconds = 1500

/** The first change also loads what waits for the first press; the next one is the filter alone. */
interface Changes {
	first: Cost
	next: Cost
}

/**
 * Measures what a phone with a processor four times slower computes when a filter of mains practice is changed, in
 * Hindi: from the press to the list and until the page rests. The server filters, and the browser draws ten questions:
 * it must not matter how many there are.
 */
export async function measureFilterScript(databases: Databases | null): Promise<Row[]> {
	const start = async (questions: number) => {
		const databaseUrl = (await databases?.create()) ?? null
		return startFilled(databaseUrl, (database) => loadMainsQuestions(database, questions))
	}
	const products = { few: await start(few), many: await start(many) }
	const measured = filters.map((filter) => ({ filter, few: [] as Changes[], many: [] as Changes[] }))
	// The two take turns, so that what slows the machine down meanwhile slows both.
	for (let round = 0; round < rounds; round += 1) {
		for (const { filter, ...changes } of measured) {
			changes.few.push(await changeTwice(products.few, filter))
			changes.many.push(await changeTwice(products.many, filter))
		}
	}
	await Promise.all([products.few.stop(), products.many.stop()])
	return measured.flatMap(({ filter, ...changes }) => rowsOf(filter, changes))
}

async function changeTwice({ origin }: RunningServer, filter: Filter): Promise<Changes> {
	const phone = await openOnPhone(`${origin}/mains-practice?lang=hindi`)
	await phone.page.locator(`select[name=${filter}]`).focus()
	await setTimeout(restMilliseconds)
	const first = await phone.costOf(() => pressAndWait(phone.page))
	await ensureFiltered(phone.page, filter)
	const next = await phone.costOf(() => pressAndWait(phone.page))
	await ensureFiltered(phone.page, filter)
	await phone.close()
	return { first, next }
}

/** Presses a real key, and does not look into the page before it rests: neither counts as script of the page. */
async function pressAndWait(page: Page): Promise<void> {
	const list = page.waitForResponse((response) => response.url().includes('/api/content/main-section?'))
	await page.keyboard.press('ArrowDown')
	await (await list).finished()
}

/** @throws when the page shows anything but a filtered list */
async function ensureFiltered(page: Page, filter: Filter): Promise<void> {
	const value = await page.locator(`select[name=${filter}]`).inputValue()
	const asked = new URL(page.url()).searchParams.get(filter)
	const cards = await page.locator('main ol > li[id^="q-"]').count()
	if (value === '' || asked !== value || cards === 0) {
		throw new Error(`The list was not filtered by its ${filter}: ${page.url()}, ${cards} questions`)
	}
}

function rowsOf(filter: Filter, { few: fewChanges, many: manyChanges }: Record<'few' | 'many', Changes[]>): Row[] {
	const scriptOf = (changes: Changes[], which: keyof Changes) => median(changes.map((change) => change[which].script))
	const bothOf = (changes: Changes[]) => median(changes.map(({ first, next }) => first.script + next.script))
	const tasksOf = (part: 'tasks' | 'longestTask') => median(manyChanges.map(({ first }) => first[part]))
	const what = `${filter} of mains practice changed on a phone`
	return [
		limit({
			what: `${what}, ${many.toLocaleString('en')} questions beside ${few}: script`,
			value: bothOf(manyChanges) / bothOf(fewChanges),
			unit: '×',
			atMost: mostTimes,
			beside: `the two changes ${milliseconds(bothOf(manyChanges))} beside ${milliseconds(bothOf(fewChanges))}`,
		}),
		information(
			`  ${what}: script`,
			`${milliseconds(scriptOf(manyChanges, 'first'))}, the next time ${milliseconds(scriptOf(manyChanges, 'next'))}`,
			`all tasks of the first change ${milliseconds(tasksOf('tasks'))}, the longest ${milliseconds(tasksOf('longestTask'))}`,
		),
	]
}

const milliseconds = (value: number) => `${formatNumber(value)} ms`
