/** Finds places on a map without names, as in learning through map. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answer, asked, begin, onward } from '../harness/finding-places.ts'
import { demoMap, frame, mapAlive, mapId, mapPath, mapWords, phone, press } from '../harness/learning-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const english = mapWords.english
const verdict = (page: Page, text: string | RegExp) => page.locator('p').getByText(text).waitFor()

const said = (page: Page) => page.locator('#announcer').textContent()
const kept = (page: Page) => page.evaluate((id) => localStorage.getItem(`mapBest:${id}`), mapId)

describe('a round', () => {
	it('on a phone is scored by distance to its end, and asks once more for those that were missed', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath, phone)
		await begin(page)
		const seen: string[] = []
		// Four are right, two near, one far off in the right part of the State, three farther than that: 40 + 14 + 4.
		for (const [index, south] of [0, 0, 0, 0, 0.36, 0.36, 0.72, 1.4, 1.4, 1.4].entries()) {
			const { name } = await asked(page, places)
			expect(await frame(page).getByText(name).count()).toBe(0)
			await answer(page, places, south)
			seen.push(name)
			await frame(page)
				.getByText(name.split(' ')[0] ?? '')
				.first()
				.waitFor()
			expect(
				await page
					.getByRole('listitem')
					.filter({ hasText: new RegExp(`^${index + 1}:`) })
					.count(),
			).toBe(1)
			await onward(page)
		}
		expect(new Set(seen).size).toBe(10)
		await page.getByRole('heading', { name: english.result }).waitFor()
		await page.getByText('58 of 100 points').waitFor()
		await page.getByText('Your best on this map so far.').waitFor()
		const first = await page.locator('h3 + ol > li').first().textContent()
		expect(first).toContain(seen[0])
		expect(first).toMatch(/10/)
		const best = { points: 58, maximum: 100 }
		expect(JSON.parse((await kept(page)) ?? 'null')).toEqual(best)

		// The best result stays as it is.
		await page.getByRole('button', { name: 'Only what I missed' }).click()
		const again: string[] = []
		for (let number = 0; number < 6; number++) {
			again.push((await answer(page, places, 0)).name)
			await onward(page)
		}
		expect(again.toSorted()).toEqual(seen.slice(4).toSorted())
		await page.getByText('60 of 60 points').waitFor()
		await page.getByText('Your best on this map: 58 of 100').waitFor()
		expect(JSON.parse((await kept(page)) ?? 'null')).toEqual(best)
		expect(await page.getByRole('button', { name: 'Only what I missed' }).count()).toBe(0)
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('Place 1 of 10').waitFor()
	})

	it('says how far off a checked pin was, is there after a reload, and may be left and gone on with', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		const check = page.getByRole('button', { name: 'Check' })
		expect(await check.isDisabled()).toBe(true)
		await press(page, 70.5, 27)
		const place = await answer(page, places, 0)
		await verdict(page, 'Less than 1 km off, in the right district.')
		expect(await said(page)).toContain(place.name)
		// A pin that was checked stays where it is.
		await press(page, 70.5, 27)
		await verdict(page, 'Less than 1 km off, in the right district.')
		expect((await asked(page, places)).name).toBe(place.name)
		await onward(page)
		await press(page, 70, 28.9)
		await check.click()
		await verdict(page, /^\d+ km off, outside Rajasthan\.$/)
		await onward(page)

		// After a reload it is there with its pin.
		const third = await asked(page, places)
		await press(page, third.longitude, third.latitude - 0.36)
		await page.reload()
		await mapAlive(page)
		await page.getByRole('heading', { name: english.findName(third.name) }).waitFor()
		await page.getByText('Place 3 of 10').waitFor()
		await check.click()
		await verdict(page, /^4\d km off/)
		await onward(page)

		// It is left without a question.
		const fourth = await asked(page, places)
		await page.getByRole('button', { name: 'Leave' }).click()
		const list = page.getByRole('heading', { name: 'Places and lines' })
		await list.waitFor()
		const explore = page.getByRole('group').getByRole('button', { name: 'Explore' })
		expect(await explore.evaluate((element) => element === document.activeElement)).toBe(true)
		await page.reload()
		await mapAlive(page)
		await list.waitFor()
		await page.getByRole('button', { name: 'Continue (3 of 10)' }).first().click()
		expect((await asked(page, places)).name).toBe(fourth.name)
	})

	it('is pointed, checked and ended with keys alone, by 20 km, and with Shift by 5', async () => {
		const page = await visitor.open(mapPath, { reducedMotion: 'reduce' })
		await mapAlive(page)
		await page.getByRole('button', { name: english.find, exact: true }).focus()
		await page.keyboard.press('Enter')
		const heading = page.locator('h2').first()
		await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
		await page.keyboard.press('Tab')
		expect(await frame(page).evaluate((element) => element === document.activeElement)).toBe(true)
		await page.keyboard.press('ArrowUp')
		expect(await said(page)).toMatch(/^Cross-hair in \S/)
		const pinAfter = async (...keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key)
			await page.keyboard.press('Enter')
			expect(await said(page)).toMatch(/^The pin is set in \S/)
			const stored = await page.evaluate((id) => sessionStorage.getItem(`mapRound:${id}`), mapId)
			return JSON.parse(stored ?? 'null').round.pin as [number, number]
		}
		const [startLongitude, startLatitude] = await pinAfter('ArrowDown')
		const [, north] = await pinAfter('ArrowUp')
		expect((north - startLatitude) * 111.195).toBeCloseTo(20, 1)
		const [east] = await pinAfter('Shift+ArrowRight')
		expect((east - startLongitude) * 111.195 * Math.cos((north * Math.PI) / 180)).toBeCloseTo(5, 1)
		await page.keyboard.press('Enter')
		expect(await said(page)).toMatch(/km off, .*points?$/)
		for (let number = 2; number <= 10; number++) {
			await page.keyboard.press('Enter')
			expect(await said(page)).toContain(`Place ${number} of 10`)
			await page.keyboard.press('Enter')
			await page.keyboard.press('Enter')
		}
		await page.keyboard.press('Enter')
		const result = page.getByRole('heading', { name: 'Your result' })
		await expect.poll(() => result.evaluate((element) => element === document.activeElement)).toBe(true)
	})
})
