import { describe, expect, it } from 'vitest'
import { hydrated } from '../harness/open-browser.ts'
import { auditPage, type Look } from './audit-page.ts'
import type { Device, FindingsOfStates, Table } from './entry.ts'
import { keptPages } from './kept-pages.ts'
import { type Turn, turnsOf } from './turns.ts'

const viewports: Record<Device, { width: number; height: number }> = {
	wide: { width: 1280, height: 900 },
	phone: { width: 360, height: 740 },
	tall: { width: 360, height: 9000 },
	touch: { width: 360, height: 740 },
}

const usualDevices = { english: 'wide', hindi: 'phone' } as const

/** Visits each page of a table in each of its states, and expects nothing to be wrong with it. */
export function sweep(area: string, table: Table): void {
	const pages = keptPages()

	async function visit({ entry, language, locale, look, isWhole }: Turn) {
		const { reader = 'visitor', before, isMoving = false, isInOneTheme = false, without = [] } = entry
		const { device: devices = usualDevices } = entry
		const device = typeof devices === 'string' ? devices : devices[language]
		const wanted = { language, locale, reader, device, before, isMoving }
		const kept = await pages.take(wanted)
		const { page, complaints } = kept
		const findings: FindingsOfStates = {}
		try {
			// Nothing runs on this file of the product, so what the visit before has kept can be thrown away.
			await page.goto('/favicon.svg')
			complaints.splice(0)
			await page.evaluate(beginAnew, { look, isMoving })
			await page.setViewportSize(viewports[device])
			await page.goto(typeof entry.path === 'string' ? entry.path : await entry.path(), { waitUntil: 'load' })
			await hydrated(page)
			const audit = async (state: string) => {
				const found = await auditPage(page, { look, without, isInOneTheme, isBrief: !isWhole })
				if (Object.keys(found).length > 0) findings[state] = found
			}
			await entry.open?.({ page, language, look: audit })
			await audit(entry.name)
		} catch (error) {
			await pages.close(kept)
			throw error
		}
		await pages.giveBack(wanted, kept)
		expect(findings).toEqual({})
		expect(complaints.filter((text) => !entry.expectedErrors?.test(text)).join('\n')).toBe('')
	}

	describe(`${area}: nothing is wrong with`, () => {
		it.each(turnsOf(table))('$entry.name, $language', visit)
	})
}

/** Gives the browser the storage of somebody who has chosen a theme and the largest text, and nothing else. */
async function beginAnew({ look, isMoving }: { look: Look; isMoving: boolean }): Promise<void> {
	localStorage.clear()
	sessionStorage.clear()
	for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
	const { theme, highContrast } = look
	localStorage.setItem('theme', theme)
	const chosen = { fontSize: 'extra-large', highContrast, reducedMotion: !isMoving }
	localStorage.setItem('accessibility', JSON.stringify(chosen))
}
