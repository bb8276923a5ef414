/** Plays a round of finding places on a map without names. */
import type { Page } from 'playwright-core'
import { type demoMap, type MapWords, mapAlive, mapWords, press } from './learning-map.ts'

const english = mapWords.english
type Places = Awaited<ReturnType<typeof demoMap>>['places']

export async function begin(page: Page, words: MapWords = english): Promise<void> {
	await mapAlive(page)
	await page.getByRole('button', { name: words.find, exact: true }).click()
}

/** Tells which place is asked for. */
export async function asked(page: Page, places: Places, words: MapWords = english): Promise<Places[number]> {
	const question = await page.locator('h2').first().textContent()
	const place = places.find(({ name }) => words.findName(name) === question)
	if (!place) throw new Error(`nobody has asked for ${question}`)
	return place
}

/** Answers with a pin so many degrees south of the place, or north of it where the sheet ends. */
export async function answer(
	page: Page,
	places: Places,
	south: number,
	words: MapWords = english,
): Promise<Places[number]> {
	const place = await asked(page, places, words)
	const isAtEdge = place.latitude - south < 22.8
	await press(page, place.longitude, place.latitude + (isAtEdge ? south : -south))
	await page.getByRole('button', { name: words.check, exact: true }).click()
	return place
}

export const onward = (page: Page, words: MapWords = english): Promise<void> =>
	page
		.getByRole('button', { name: words.next, exact: true })
		.or(page.getByRole('button', { name: words.seeResult, exact: true }))
		.click()
