import { answer, begin, onward } from '../harness/finding-places.ts'
import { demoMap, mapWords } from '../harness/learning-map.ts'
import type { Visit } from './entry.ts'

/** Plays a whole round: it is asked, answered a little off, and at the end. */
export async function findAllPlaces({ page, language, look }: Visit): Promise<void> {
	const words = mapWords[language]
	const { places } = await demoMap(language)
	await begin(page, words)
	await look('asked')
	for (const south of [0, 0.36, 0.72, 1.4, 0, 0, 0, 0, 0, 0]) {
		await answer(page, places, south, words)
		if (south === 0.36) await look('answered')
		await onward(page, words)
	}
	await page.getByRole('heading', { name: words.result }).waitFor()
}
