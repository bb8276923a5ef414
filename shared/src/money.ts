/**
 * Keeps rupees and paise apart: amounts are whole paise everywhere, and rupees exist only where people or the API's callers read them.
 *
 * Both are numbers at run time; the brand makes it a type error to hand over the one for the other.
 */
declare const unit: unique symbol

/** Is a whole number of paise, never negative. */
export type Paise = number & { readonly [unit]: 'paise' }

/** Is an amount in rupees with at most two decimals, as the API speaks it: 127.5. */
export type Rupees = number & { readonly [unit]: 'rupees' }

/** Is as much as a number can hold of paise without becoming inexact, far above any price. */
const MAX_PAISE = 100_000_000_000

/** @throws RangeError for what is no whole number of paise, which can only be a mistake of ours */
export function paise(amount: number): Paise {
	if (!isPaise(amount)) throw new RangeError(`${amount} is no amount in paise`)
	return amount
}

function isPaise(amount: number): amount is Paise {
	return Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_PAISE
}

/** Reads what a caller sent as rupees; null for what has more than two decimals, is negative or far too much. */
export function paiseOfRupees(rupees: number): Paise | null {
	const amount = Math.round(rupees * 100)
	// 127.55 * 100 is 12754.999999999998: what differs by more than such an error had a third decimal.
	return isPaise(amount) && Math.abs(amount - rupees * 100) < 1e-6 ? amount : null
}

/** Is for prices that editors enter, in whole rupees. */
export function paiseOfWholeRupees(rupees: number): Paise {
	if (!Number.isInteger(rupees)) throw new RangeError(`${rupees} are no whole rupees`)
	return paise(rupees * 100)
}

export function rupeesOf(amount: Paise): Rupees {
	return (amount / 100) as Rupees
}

/** Takes `percent` off and rounds to whole paise, half a paisa up. */
export function lessPercent(amount: Paise, percent: number): Paise {
	return paise(Math.round((amount * (100 - percent)) / 100))
}

export const sumOf = (amounts: readonly Paise[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0))

export const lessOf = (amount: Paise, taken: Paise): Paise => paise(amount - taken)

/** Writes `₹2,199` and `₹127.50`: in lakhs and crores, as India counts, the same in both languages. */
export function formatRupees(amount: Paise): string {
	const decimals = amount % 100 === 0 ? 0 : 2
	return `₹${(amount / 100).toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`
}

/**
 * Says how much cheaper something is, in whole percent: `round((original − discounted) / original × 100)`
 * (3-commerce.md §5). It is shown only above 0.
 */
export function discountPercent(original: Paise, discounted: Paise): number {
	if (original === 0) return 0
	return Math.max(0, Math.round(((original - discounted) / original) * 100))
}
