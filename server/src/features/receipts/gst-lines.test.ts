import { paise } from '@aravalli/shared/money'
import { describe, expect, it } from 'vitest'
import { gstLines } from './gst-lines.ts'

const gstin = '27AAPFU0939F1ZV'

describe('the tax in a price', () => {
	it.each([
		[99_00, 18, 83_90, 7_55, 7_55],
		[799_00, 18, 677_12, 60_94, 60_94],
		[127_50, 18, 108_05, 9_72, 9_73],
		[150_00, 18, 127_12, 11_44, 11_44],
		[3999_00, 12, 3570_54, 214_23, 214_23],
		[1, 18, 1, 0, 0],
		[6, 18, 5, 0, 1],
	])('%i paise with %i percent in them', (price, rate, taxablePaise, cgstPaise, sgstPaise) => {
		expect(gstLines(paise(price), { gstin, rate })).toEqual({ gstin, rate, taxablePaise, cgstPaise, sgstPaise })
	})

	// Seen to fail where both halves are rounded.
	it('adds up, is the nearest to the rate, and its halves differ by at most a paisa: for each price up to ₹500 and each rate', () => {
		const wrong: string[] = []
		for (const rate of [1, 3, 5, 12, 18, 28, 40, 99]) {
			for (let price = 1; price <= 500_00; price += 1) {
				const { taxablePaise, cgstPaise, sgstPaise } = gstLines(paise(price), { gstin, rate })
				const isWhole = taxablePaise + cgstPaise + sgstPaise === price
				const halves = sgstPaise - cgstPaise
				// The taxed amount is at most half a paisa away from the exact one.
				const isNearest = Math.abs(taxablePaise * (100 + rate) - price * 100) * 2 <= 100 + rate
				if (!isWhole || !isNearest || halves < 0 || halves > 1) wrong.push(`${price} at ${rate} %`)
			}
		}
		expect(wrong).toEqual([])
	})
})
