/** Finds places on a map without names, as in learning through map. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answer, asked, begin, onward } from '../harness/finding-places.ts'
import {
	baseMapFile,
	demoMap,
	frame,
	mapAlive,
	mapId,
	mapPath,
	mapWords,
	phone,
	press,
} from '../harness/learning-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const english = mapWords.english
const verdict = (page: Page, text: string | RegExp) => page.locator('p').getByText(text).waitFor()

const said = (page: Page) => page.locator('#announcer').textContent()
const kept = (page: Page) => page.evaluate((id) => localStorage.getItem(`mapBest:${id}`), mapId)

describe('a round', () => {
	it('on a phone is scored by distance to its end', async () => {
		const words = english
		const { places } = await demoMap()
		const page = await visitor.open(mapPath, phone)
		await begin(page, words)
		const seen: string[] = []
		// Four are right, two near, one far off in the right part of the State, three farther than that: 40 + 14 + 4.
		for (const [index, south] of [0, 0, 0, 0, 0.36, 0.36, 0.72, 1.4, 1.4, 1.4].entries()) {
			expect(
				await frame(page)
					.getByText((await asked(page, places, words)).name)
					.count(),
			).toBe(0)
			const place = await answer(page, places, south, words)
			seen.push(place.name)
			await frame(page)
				.getByText(place.name.split(' ')[0] ?? '')
				.first()
				.waitFor()
			expect(
				await page
					.getByRole('listitem')
					.filter({ hasText: new RegExp(`^${index + 1}:`) })
					.count(),
			).toBe(1)
			await onward(page, words)
		}
		expect(new Set(seen).size).toBe(10)
		await page.getByRole('heading', { name: words.result }).waitFor()
		await page
			.getByText('58%')
			.or(page.getByText('58', { exact: true }))
			.first()
			.waitFor()
		const first = await page.locator('h3 + ol > li').first().textContent()
		expect(first).toContain(seen[0])
		expect(first).toMatch(/10/)
		expect(JSON.parse((await kept(page)) ?? 'null')).toEqual({ points: 58, maximum: 100 })
	})

	it('says how far off the pin was, and in which district', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		const place = await answer(page, places, 0)
		await verdict(page, 'Less than 1 km off, in the right district.')
		expect(await said(page)).toContain(place.name)
		await onward(page)
		await press(page, 70, 28.9)
		await page.getByRole('button', { name: 'Check' }).click()
		await verdict(page, /^\d+ km off, outside Rajasthan\.$/)
	})

	it('takes a pin that is set again, and none once it was checked', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		expect(await page.getByRole('button', { name: 'Check' }).isDisabled()).toBe(true)
		await press(page, 70.5, 27)
		const place = await answer(page, places, 0)
		await verdict(page, 'Less than 1 km off, in the right district.')
		await press(page, 70.5, 27)
		await verdict(page, 'Less than 1 km off, in the right district.')
		expect((await asked(page, places)).name).toBe(place.name)
	})

	it('asks once more for those that were missed, and leaves the best result as it is', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		const missed: string[] = []
		for (let number = 0; number < 10; number++) {
			const south = number < 7 ? 0 : 1.4
			const { name } = await answer(page, places, south)
			if (south > 0) missed.push(name)
			await onward(page)
		}
		await page.getByText('70 of 100 points').waitFor()
		await page.getByText('Your best on this map so far.').waitFor()
		await page.getByRole('button', { name: 'Only what I missed' }).click()
		const again: string[] = []
		for (let number = 0; number < 3; number++) {
			again.push((await answer(page, places, 0)).name)
			await onward(page)
		}
		expect(again.toSorted()).toEqual(missed.toSorted())
		await page.getByText('30 of 30 points').waitFor()
		await page.getByText('Your best on this map: 70 of 100').waitFor()
		expect(await page.getByRole('button', { name: 'Only what I missed' }).count()).toBe(0)
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('Place 1 of 10').waitFor()
	})

	it('needs no districts', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath, {
			expectedErrors: /ERR_FAILED/,
			before: (context) => context.route(baseMapFile, (route) => route.abort()),
		})
		await mapAlive(page, { hasDistricts: false })
		await page.getByRole('button', { name: english.find, exact: true }).click()
		await answer(page, places, 0)
		await verdict(page, 'Less than 1 km off.')
	})
})

describe('with keys alone', () => {
	it('a round is pointed, checked and ended', async () => {
		const page = await visitor.open(mapPath, { reducedMotion: 'reduce' })
		await mapAlive(page)
		await page.getByRole('button', { name: english.find, exact: true }).focus()
		await page.keyboard.press('Enter')
		const heading = page.locator('h2').first()
		await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
		await page.keyboard.press('Tab')
		expect(await frame(page).evaluate((element) => element === document.activeElement)).toBe(true)
		await page.keyboard.press('ArrowRight')
		expect(await said(page)).toMatch(/^Cross-hair in \S/)
		await page.keyboard.press('Shift+ArrowUp')
		await page.keyboard.press('Enter')
		expect(await said(page)).toMatch(/^The pin is set in \S/)
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

	it('the cross-hair moves by 20 km, and with Shift by 5', async () => {
		const page = await visitor.open(mapPath, { reducedMotion: 'reduce' })
		await begin(page)
		await frame(page).focus()
		const pinAfter = async (...keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key)
			await page.keyboard.press('Enter')
			const stored = await page.evaluate((id) => sessionStorage.getItem(`mapRound:${id}`), mapId)
			return JSON.parse(stored ?? 'null').round.pin as [number, number]
		}
		const [startLongitude, startLatitude] = await pinAfter('ArrowUp', 'ArrowDown')
		const [, north] = await pinAfter('ArrowUp')
		expect((north - startLatitude) * 111.195).toBeCloseTo(20, 1)
		const [east] = await pinAfter('Shift+ArrowRight')
		expect((east - startLongitude) * 111.195 * Math.cos((north * Math.PI) / 180)).toBeCloseTo(5, 1)
	})
})

describe('the round in hand', () => {
	it('is there after a reload, with its pin', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		await answer(page, places, 0)
		await onward(page)
		const second = await asked(page, places)
		await press(page, second.longitude, second.latitude - 0.36)
		await page.reload()
		await mapAlive(page)
		await page.getByRole('heading', { name: english.findName(second.name) }).waitFor()
		await page.getByText('Place 2 of 10').waitFor()
		await page.getByRole('button', { name: 'Check' }).click()
		await verdict(page, /^4\d km off/)
	})

	it('may be left without a question, and gone on with', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath)
		await begin(page)
		await answer(page, places, 0)
		await onward(page)
		const second = await asked(page, places)
		await page.getByRole('button', { name: 'Leave' }).click()
		await page.getByRole('heading', { name: 'Places and lines' }).waitFor()
		expect(
			await page
				.getByRole('group')
				.getByRole('button', { name: 'Explore' })
				.evaluate((element) => element === document.activeElement),
		).toBe(true)
		await page.reload()
		await mapAlive(page)
		await page.getByRole('heading', { name: 'Places and lines' }).waitFor()
		await page.getByRole('button', { name: 'Continue (1 of 10)' }).first().click()
		expect((await asked(page, places)).name).toBe(second.name)
	})

	it('is not believed where it is of another map, or broken', async () => {
		const unknown = { ids: ['nowhere'], given: [], pin: null, isShown: false, isWhole: true }
		const broken = JSON.stringify({ isOpen: true, round: unknown })
		const page = await visitor.open(mapPath, {
			before: (context) =>
				context.addInitScript(
					([id, text]) => {
						sessionStorage.setItem(`mapRound:${id}`, text ?? '')
						localStorage.setItem(`mapBest:${id}`, '{"points":1000,"maximum":10}')
					},
					[mapId, broken],
				),
		})
		await mapAlive(page)
		await page.getByRole('heading', { name: 'Places and lines' }).waitFor()
		expect(await page.getByText('Your best on this map').count()).toBe(0)
	})
})
