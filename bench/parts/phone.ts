import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { messages as practiceTexts } from '../../web/src/features/mains-practice/messages.hi.ts'
import { messages as notesTexts } from '../../web/src/features/practice-notes/messages.hi.ts'
import { messages as questionTexts } from '../../web/src/features/practice-notes/question/messages.hi.ts'
import { messages as mapTexts } from '../../web/src/features/study-material/map/messages.hi.ts'
import { messages as studyTexts } from '../../web/src/features/study-material/messages.hi.ts'
import { messages as uiTexts } from '../../web/src/ui/messages.hi.ts'
import { openAtRest, type SlowPhone, takeSlowPhone, timeOf } from '../load/slow-phone.ts'
import { median } from '../load/statistics.ts'
import { measuredPages } from '../measured-pages.ts'
import { formatNumber, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

/** What a page does once it has been at rest for some seconds has been done by then. */
const REST_MILLISECONDS = 6000
const ROUNDS = 3
const seconds = (milliseconds: number) => milliseconds / 1000

interface Paths {
	notes: string
	map: string
}

const controls: { what: string; path: (paths: Paths) => string; name: string }[] = [
	{ what: 'text size', path: ({ notes }) => notes, name: uiTexts.textSizes.large },
	{ what: 'share', path: ({ notes }) => notes, name: studyTexts.share },
	{ what: 'Start quiz', path: () => '/mains-practice', name: practiceTexts.startQuiz },
	{ what: 'don’t know', path: () => '/mains-practice', name: notesTexts.dontKnow },
	{ what: 'find places', path: ({ map }) => map, name: mapTexts.findPlaces },
]

/**
 * Measures what a learner waits for on a cheap phone: in Hindi, with a processor four times slower, 400 ms to the first byte and 400
 * kbit/s.
 */
export async function measurePhone(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const { origin, stop } = await startProduct({ databaseUrl, isDemo: true, core: null })
	const pages = await measuredPages(origin)
	const paths = { notes: pages.notes ?? '', map: pages['learning map'] ?? '' }
	const rows: Row[] = []
	for (const control of controls) rows.push(await earlyPress(origin, control.what, control.path(paths), control.name))
	rows.push(...(await quizOf(origin)))
	for (const way of ways) rows.push(await linkOf(origin, way))
	await stop()
	return rows
}

async function onPhone<T>(origin: string, work: (phone: SlowPhone) => Promise<T>): Promise<T> {
	const phone = await takeSlowPhone(origin)
	try {
		return await work(phone)
	} finally {
		await phone.close()
	}
}

const inSight = (found: Locator) => found.locator('visible=true').first()
const buttonOf = (page: Page, name: string) => inSight(page.getByRole('button', { name }))

/** Presses a control on a first visit as soon as it is there to be seen. */
function earlyPress(origin: string, what: string, path: string, name: string): Promise<Row> {
	return onPhone(origin, async ({ page, slowDown }) => {
		await page.addInitScript(noteAnswer)
		await slowDown()
		await page.goto(path, { waitUntil: 'commit' })
		const button = buttonOf(page, name)
		await openFold(page, name)
		await button.waitFor()
		await button.dispatchEvent('click')
		await page.waitForFunction('answeredAt !== null && keptPresses.kept.size === 0', null, { timeout: 60_000 })
		const [answered, done] = await page.evaluate<[number, number]>(
			'[answeredAt - pressedAt, performance.now() - pressedAt]',
		)
		return limit({
			what: `pressed as soon as it is seen: ${what}, to an answer or a sign of waiting`,
			value: seconds(answered),
			unit: 's',
			atMost: 1,
			beside: `heard by its code after ${formatNumber(seconds(done))} s`,
		})
	})
}

/** The sizes are below one tool on a phone, which opens without code. */
async function openFold(page: Page, name: string): Promise<void> {
	if (name === uiTexts.textSizes.large) await inSight(page.locator(`summary[aria-label="${uiTexts.textSize}"]`)).click()
}

/** Runs in the page: notes when a control is pressed, and when the page shows that it has been. */
const noteAnswer = `
	window.answeredAt = window.pressedAt = null
	addEventListener('click', () => {
		pressedAt ??= performance.now()
		requestAnimationFrame(function look() {
			if (keptPresses.kept.size === 0 || document.querySelector('[data-pressed]')) answeredAt ??= performance.now()
			else requestAnimationFrame(look)
		})
	}, true)
`

/** A learner who has been here before begins a quiz, and goes through questions one by one. */
async function quizOf(origin: string): Promise<Row[]> {
	const times = { quiz: [] as number[], plain: [] as number[], next: [] as number[] }
	for (let round = 0; round < ROUNDS; round += 1) {
		await onPhone(origin, async ({ page, slowDown }) => {
			await openAtRest(page, '/mains-practice')
			await setTimeout(REST_MILLISECONDS)
			await slowDown()
			times.quiz.push(
				await timeOf(async () => {
					await buttonOf(page, practiceTexts.startQuiz).click()
					await page.getByRole('timer').first().waitFor()
					await inSight(page.locator('main li[id^="q-"] h2')).waitFor()
				}),
			)
			times.plain.push(await timeOf(() => openPlain(page, '/mains-questions', 'main li[id^="q-"] h2')))
		})
		times.next.push(await nextQuestion(origin))
	}
	const plain = `a plain page with ten questions: ${formatNumber(seconds(median(times.plain)))} s`
	return [
		limit({
			what: 'Start quiz to its first question',
			value: seconds(median(times.quiz)),
			unit: 's',
			atMost: 3,
			beside: plain,
		}),
		limit({ what: 'the next question', value: seconds(median(times.next)), unit: 's', atMost: 1.5, beside: plain }),
	]
}

const nextQuestion = (origin: string) =>
	onPhone(origin, async ({ page, slowDown }) => {
		await openAtRest(page, '/mains-practice')
		const first = await page.locator('main li[id^="q-"]').first().getAttribute('id')
		await openAtRest(page, `/mains-practice?question=${first?.slice('q-'.length)}`)
		await setTimeout(REST_MILLISECONDS)
		const address = page.url()
		const heading = inSight(page.locator('main h2'))
		const before = await heading.textContent()
		await slowDown()
		return timeOf(async () => {
			await inSight(page.getByRole('link', { name: questionTexts.next })).click()
			await page.waitForURL((url) => url.href !== address)
			await page.waitForFunction(`document.querySelector('main h2')?.textContent !== ${JSON.stringify(before)}`)
		})
	})

interface Way {
	what: string
	from: string
	link: (page: Page) => Locator
	/** Is what a reader came for. */
	found: string
}

const ways: Way[] = [
	{
		what: 'from the home page to current affairs',
		from: '/dashboard',
		link: (page) => page.locator('main a[href^="/current-affairs"]'),
		found: 'main h2',
	},
	{
		what: 'from a list to its first question',
		from: '/answer-writing-practice',
		link: (page) => page.locator('main ol h2 a'),
		found: 'dialog h3',
	},
]

/** Follows a link once the page's code has come, and opens the same address as a page of its own. */
async function linkOf(origin: string, { what, from, link, found }: Way): Promise<Row> {
	const times = { link: [] as number[], plain: [] as number[] }
	for (let round = 0; round < ROUNDS; round += 1) {
		await onPhone(origin, async ({ page, slowDown }) => {
			await openAtRest(page, from)
			await setTimeout(REST_MILLISECONDS)
			const there = await inSight(link(page)).getAttribute('href')
			await slowDown()
			times.link.push(
				await timeOf(async () => {
					await inSight(link(page)).click()
					await page.waitForURL((url) => url.pathname === new URL(there ?? '', origin).pathname)
					await inSight(page.locator(found)).waitFor()
				}),
			)
			times.plain.push(await timeOf(() => openPlain(page, there ?? '', found)))
		})
	}
	return limit({
		what: `a link within the product, ${what}`,
		value: seconds(median(times.link)),
		unit: 's',
		atMost: seconds(median(times.plain)),
		beside: 'the limit is the same address opened by a plain link',
	})
}

async function openPlain(page: Page, path: string, found: string): Promise<void> {
	await page.goto(path, { waitUntil: 'commit' })
	await inSight(page.locator(found)).waitFor()
}
