import { discountPercent, lessOf, type Paise, paise } from '@aravalli/shared/money'

/** Takes an amount as the API speaks it. */
export const paiseOf = (rupees: number): Paise => paise(Math.round(rupees * 100))

/** Holds the lines of a bill. */
export interface Bill {
	original: Paise
	price: Paise
	/** Is null where there is none: no line shows it then. */
	discount: { percent: number; amount: Paise } | null
}

/** @param original and price are in rupees; a price above the original is no discount */
export function billOf(original: number, price: number): Bill {
	const toPay = paiseOf(price)
	const before = paiseOf(Math.max(original, price))
	const percent = discountPercent(before, toPay)
	return { original: before, price: toPay, discount: percent > 0 ? { percent, amount: lessOf(before, toPay) } : null }
}
