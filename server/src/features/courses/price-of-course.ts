import { lessPercent, type Paise, paiseOfWholeRupees } from '@aravalli/shared/money'

/** Says what a course costs, before and after its discount. */
export function priceOfCourse({ fees, discountPercent }: { fees: number; discountPercent: number }): {
	originalPrice: Paise
	price: Paise
} {
	const originalPrice = paiseOfWholeRupees(fees)
	return { originalPrice, price: lessPercent(originalPrice, discountPercent) }
}
