export interface Share {
	/** Percent of the whole strip. */
	start: number
	width: number
}

/** Where each part lies on a strip that is full, also where rounded percents make 99.9 or 100.2 together. */
export function sharesOf(values: number[]): Share[] {
	const whole = values.reduce((sum, value) => sum + value, 0)
	if (whole === 0) return values.map(() => ({ start: 0, width: 0 }))
	let before = 0
	return values.map((value) => {
		const start = before
		before += value
		return { start: round((start / whole) * 100), width: round((value / whole) * 100) }
	})
}

const round = (value: number) => Math.round(value * 1000) / 1000
