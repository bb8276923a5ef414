import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Says whether React has taken over what is shown there: before that, a link is a plain one. */
export const isAlive = (part: Locator): Promise<boolean> =>
	part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/** Waits for the code of a part, which may come after that of the page. */
export async function alive(part: Locator): Promise<Locator> {
	await expect.poll(() => isAlive(part)).toBe(true)
	return part
}
