import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { answerWithNodes, LARGE, largeMindMap } from '../../e2e/harness/large-mind-map.ts'
import { messages as zoomTexts } from '../../web/src/features/study-material/canvas/messages.hi.ts'
import { messages as texts } from '../../web/src/features/study-material/mind-map/messages.hi.ts'
import { openOnPhone, type PhoneVisit } from '../load/phone-visit.ts'
import { median } from '../load/statistics.ts'
import { atLeast, formatNumber, information, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

const rounds = 5
const panMilliseconds = 3000
/** The moves come more often than the screen shows anything, so that each frame has something new to show. */
const betweenMoves = 7

interface Round {
	/** Milliseconds of script: of the whole page without the drawing, of the first drawing, and of opening all. */
	page: number
	first: number
	all: number
	framesPerSecond: number
	/** Counts the same of a map of which only the main branches are shown: what the machine can do at that moment. */
	framesOfFew: number
}

/** Measures a mind map of 300 nodes in Hindi on a phone whose processor is four times slower. */
export async function measureMindMap(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startProduct({ databaseUrl, isDemo: true, core: null })
	const measured: Round[] = []
	for (let round = 0; round < rounds; round += 1) measured.push(await visit(product.origin))
	await product.stop()
	const what = `mind map of ${LARGE} nodes`
	const of = (name: keyof Round) => median(measured.map((round) => round[name]))
	return [
		limit({ what: `${what}: script of the first drawing`, value: of('first'), unit: 'ms', atMost: 300 }),
		limit({ what: `${what}: script of opening all`, value: of('all'), unit: 'ms', atMost: 300 }),
		atLeast({
			what: `${what}, all open: frames a second under a finger`,
			value: of('framesPerSecond'),
			least: 50,
			beside: `with its 8 first nodes: ${formatNumber(of('framesOfFew'))}`,
		}),
		information(
			`  ${what}: script of its page before`,
			`${Math.round(of('page'))} ms`,
			'from the list of maps, with the list of all nodes',
		),
	]
}

async function visit(origin: string): Promise<Round> {
	const phone = await openOnPhone(`${origin}/mind-map/all-papers?lang=hindi`)
	const { page } = phone
	await answerWithNodes(page, largeMindMap('hindi'))
	const release = await holdBack(page, '**/assets/map-section-*.js')
	const before = await phone.scriptOf(async () => {
		await page.locator('main h2 a, main h3 a').first().click()
		await page.locator('#mind-map-list').waitFor()
	})
	const first = await phone.scriptOf(async () => {
		release()
		await page.getByRole('treeitem').first().waitFor()
	})
	const all = await phone.scriptOf(async () => {
		await page.getByRole('button', { name: texts.openAll }).click()
		await page
			.getByRole('treeitem')
			.nth(LARGE - 1)
			.waitFor()
	})
	const framesPerSecond = await pan(phone)
	await page.getByRole('button', { name: texts.foldAll }).click()
	for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: zoomTexts.zoomIn }).click()
	const framesOfFew = await pan(phone)
	await phone.close()
	return { page: before, first, all, framesPerSecond, framesOfFew }
}

/** Holds the code of the drawing back until it is told to come: it is measured by itself. */
async function holdBack(page: Page, address: string): Promise<() => void> {
	const { promise: told, resolve: release } = Promise.withResolvers<void>()
	await page.route(address, async (route) => {
		await told
		await route.continue()
	})
	return release
}

/** Frames in which the map was shown in another place, for each second that a finger moves over it. */
async function pan({ page, session }: PhoneVisit): Promise<number> {
	const frame = page.locator('svg:has([role=tree])').locator('..')
	await frame.scrollIntoViewIfNeeded()
	const box = await frame.boundingBox()
	if (!box) throw new Error('there is no map')
	await setTimeout(500)
	await page.evaluate(countMoves)
	const startedAt = performance.now()
	await moveFinger(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
	const seconds = (performance.now() - startedAt) / 1000
	const frames: number = await page.evaluate('framesMoved')
	return frames / seconds
}

async function moveFinger(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
	const startedAt = performance.now()
	const touch = (type: 'touchStart' | 'touchMove', touchPoints: { x: number; y: number }[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints })
	await touch('touchStart', [{ x, y }])
	const moves: Promise<unknown>[] = []
	for (let passed = 0; passed < panMilliseconds; passed = performance.now() - startedAt) {
		const angle = passed / 333
		moves.push(touch('touchMove', [{ x: x + 100 * Math.sin(angle * 0.7), y: y + 200 * Math.sin(angle) }]))
		await setTimeout(betweenMoves)
	}
	await Promise.all(moves)
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page. */
const countMoves = `(() => {
	const layer = document.querySelector('svg:has([role=tree])')
	let last = layer.style.transform
	window.framesMoved = 0
	cancelAnimationFrame(window.nextLook)
	const look = () => {
		const now = layer.style.transform
		if (now !== last) window.framesMoved += 1
		last = now
		window.nextLook = requestAnimationFrame(look)
	}
	window.nextLook = requestAnimationFrame(look)
})()`
