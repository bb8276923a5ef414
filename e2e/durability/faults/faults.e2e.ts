/**
 * Holds the invariants of money and of slots (reliability.md §1 and §2) over the built product, under everything that happens to servers,
 * browsers and providers. `npm run faults` tries much more of it and prints its figures.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { slotLabels } from '../../../shared/src/expert-sessions/slots.ts'
import { indiaDay } from '../../../shared/src/india-time.ts'
import type { Place } from '../../harness/place.ts'
import { seededPlace } from '../../harness/seeded-place.ts'
import { startProduct } from '../../harness/start-product.ts'
import { buyAgainAndAgain } from './buy-under-faults.ts'
import { ask, storeBuyers } from './buyers.ts'
import { askAboutAll, checkMoney, type MoneyFigures, withDatabase } from './check-money.ts'
import { chanceOf, isLong, report, seed, sizes } from './fault-settings.ts'
import { faultPlace, killAgain, killedProduct } from './killed-product.ts'

const LIMIT_MS = 60 * 60_000
/** A late event comes after 30 seconds; in the short form it may still be on its way, and the job is quicker. */
const SETTLING_MS = isLong ? 35_000 : 3_000
/** A job that was running when its process was killed runs again after 20 seconds of silence, looked for every 10 (`create-jobs.ts`). */
const TAKEN_UP_AGAIN_MS = 35_000

let place: Place

// The demo has what is sold.
beforeEach(async () => {
	place = await seededPlace()
})
afterEach(() => place.remove())

/** Lets the product run so long, and then counts. */
async function moneyAfter(milliseconds: number): Promise<MoneyFigures> {
	const product = await startProduct(faultPlace(place))
	await pause(milliseconds)
	await product.stop()
	return checkMoney(place)
}

it('loses no payment and doubles none, whatever is killed, lost, late or repeated', { timeout: LIMIT_MS }, async () => {
	const chance = chanceOf(seed)
	const buyers = await storeBuyers(place, sizes.buyers)
	const product = killedProduct(place)
	const left = { payments: sizes.payments }
	await Promise.all([
		killAgain(product, sizes.kills, { chance, left }),
		...buyers.map((buyer) => buyAgainAndAgain({ product, chance, left }, buyer)),
	])
	await pause(SETTLING_MS)
	await product.stop()
	// What was lost is asked about again, by the same job that does so anyway.
	await askAboutAll(place)
	let figures = await moneyAfter(SETTLING_MS)
	if (figures.lost + figures.wrongRefunds > 0) figures = await moneyAfter(TAKEN_UP_AGAIN_MS)
	report('payments', { kills: sizes.kills, ...figures })
	expect(figures).toMatchObject({ lost: 0, double: 0, wrongReceipts: 0, wrongRefunds: 0 })
	expect(figures.granted + figures.refunded).toBe(figures.captured)
	expect(figures.captured).toBeGreaterThanOrEqual(sizes.payments)
})

it('sells the early price to exactly fifty of all who come at once', { timeout: LIMIT_MS }, async () => {
	const buyers = await storeBuyers(place, sizes.planCallers)
	const product = await startProduct(faultPlace(place))
	const { origin } = product
	// The demo's subscriber has one of the fifty.
	const order = async (buyer: (typeof buyers)[number], amount: number): Promise<number> => {
		const body = { planId: 'monthly', amount, currency: 'INR' }
		const answer = await ask(origin, buyer, '/api/payment/evaluation-plan/create-order', body)
		if (answer.body.details?.amount) return order(buyer, answer.body.details.amount)
		if (answer.status !== 200) throw new Error(`the order was answered ${answer.status}: ${answer.body.message}`)
		return amount
	}
	const prices = await Promise.all(buyers.map((buyer) => order(buyer, 799)))
	await product.stop()
	const held = await withDatabase(place, async (database) => {
		const { rows } = await database.run(
			`select count(*)::int as places, count(distinct order_id)::int as orders from plan_places where pool = 'early' and order_id is not null`,
		)
		return rows[0]
	})
	const early = prices.filter((price) => price === 799).length
	report('early price', { callers: buyers.length, 'at 799': early, 'at 999': prices.length - early })
	expect([early + 1, held]).toEqual([50, { places: 50, orders: 50 }])
})

it.runIf(process.env.TEST_DATABASE_URL)(
	'sells a slot to one of fifty who come at once to two processes',
	{ timeout: LIMIT_MS },
	async () => {
		const buyers = await storeBuyers(place, sizes.slotCallers)
		const products = await Promise.all([startProduct(faultPlace(place)), startProduct(faultPlace(place))])
		const sold: number[] = []
		for (let round = 0; round < sizes.slotRounds; round += 1) {
			const day = indiaDay(new Date(Date.now() + (1 + (round % 28)) * 86_400_000))
			const slot = Math.floor(round / 28) % slotLabels.length
			const answers = await Promise.all(
				buyers.map((buyer, index) =>
					ask(products[index % 2]?.origin ?? '', buyer, '/api/payment/session-payment', {
						sessionData: {
							name: 'Asha',
							email: buyer.email,
							phone: '9876543210',
							preferredDate: day,
							preferredTime: slotLabels[slot],
							sessionType: 'general-guidance',
							message: '',
						},
					}),
				),
			)
			const winners = answers.filter(({ status }) => status === 200)
			const losers = answers.filter(({ status, body }) => status === 409 && body.code === 'booking.slot-taken')
			expect(winners.length + losers.length).toBe(buyers.length)
			sold.push(winners.length)
		}
		await Promise.all(products.map((product) => product.stop()))
		const oversold = sold.filter((count) => count > 1).length
		report('slots', {
			rounds: sold.length,
			callers: buyers.length,
			oversold,
			unsold: sold.filter((count) => count === 0).length,
		})
		expect(sold).toEqual(sold.map(() => 1))
	},
)
