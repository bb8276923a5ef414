/** Groups digits as in India: 1,00,000. */
export function formatCount(count: number): string {
	const digits = String(Math.trunc(count))
	const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
	return head ? `${head},${digits.slice(-3)}` : digits
}
