const steps = [1, 2, 2.5, 5, 10]

/** Round values above 0 and below `highest`, two to four of them, for lines to read heights by. */
export function roundScale(highest: number): number[] {
	if (!(highest > 0)) return []
	const wanted = highest / 4.5
	const power = 10 ** Math.floor(Math.log10(wanted))
	const step = (steps.find((times) => times * power >= wanted) ?? 10) * power
	const count = Math.ceil(highest / step) - 1
	// The product of a decimal step may end in a stray digit far behind the point.
	return Array.from({ length: count }, (_, index) => Number(((index + 1) * step).toPrecision(12)))
}
