import type { Page } from 'playwright-core'
import { alive } from './alive.ts'
import { origin } from './this-product.ts'

export const mapId = 'rivers-and-dams-of-rajasthan-on-one-map'
export const mapPath = `/learning-through-map/${mapId}`
export const baseMapFile = '**/assets/maps/*.json'
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Holds the words of the map that stories use. */
export const mapWords = {
	english: {
		map: 'Map of Rajasthan',
		find: 'Find the places',
		findName: (name: string) => `Find ${name}`,
		check: 'Check',
		next: 'Next place',
		seeResult: 'See the result',
		result: 'Your result',
		show: (name: string) => `Show on the map: ${name}`,
	},
	hindi: {
		map: 'राजस्थान का मानचित्र',
		find: 'स्थान खोजें',
		findName: (name: string) => `खोजें: ${name}`,
		check: 'जाँचें',
		next: 'अगला स्थान',
		seeResult: 'परिणाम देखें',
		result: 'आपका परिणाम',
		show: (name: string) => `मानचित्र पर दिखाएँ: ${name}`,
	},
}

export type MapWords = (typeof mapWords)['english']

interface ListedPlace {
	id: string
	kind: string
	name: string
	district: string
	note: string
	longitude: number
	latitude: number
}

interface ListedLine {
	id: string
	kind: string
	name: string
	note: string
}

/** Asks the API for the map. */
export async function demoMap(lang: 'english' | 'hindi' = 'english', id = mapId) {
	const answer = await fetch(`${origin}/api/content/learning-through-map/${id}?lang=${lang}`)
	const { data } = (await answer.json()) as { data: { places: ListedPlace[]; lines: ListedLine[] } }
	return data
}

export const frame = (page: Page) => page.getByRole('application')

/** Waits until the map's own code has come, and the districts with it. */
export async function mapAlive(page: Page, { hasDistricts = true } = {}): Promise<void> {
	// The mouse shows that somebody is there, so that the map need not wait.
	await page.mouse.move(1, 1)
	await alive(frame(page))
	await frame(page).scrollIntoViewIfNeeded()
	if (!hasDistricts) return
	// The longest path of the map is that of the districts' borders; the State's coarse border has some four thousand
	// signs.
	await page.waitForFunction(() =>
		[...document.querySelectorAll('[role=application] path')].some(
			(path) => (path.getAttribute('d')?.length ?? 0) > 50_000,
		),
	)
}

/**
 * Tells where a point of the ground is on the screen while the whole map is shown: reckoned here once more, apart from
 * the product.
 */
export async function onScreen(page: Page, longitude: number, latitude: number): Promise<{ x: number; y: number }> {
	await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
	const box = await frame(page).boundingBox()
	if (!box) throw new Error('the map is not on the screen')
	return { x: box.x + (box.width * (longitude - 69)) / 10, y: box.y + (box.height * (30.5 - latitude)) / 7.8 }
}

export async function press(page: Page, longitude: number, latitude: number): Promise<void> {
	const { x, y } = await onScreen(page, longitude, latitude)
	if (page.viewportSize()?.width === phone.viewport.width) await page.touchscreen.tap(x, y)
	else await page.mouse.click(x, y)
}
