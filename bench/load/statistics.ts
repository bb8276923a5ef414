export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Takes half the way from the smallest to the largest, as a share of the median: 0.02 stands for ± 2 %. */
export function spread(values: readonly number[]): number {
	return (Math.max(...values) - Math.min(...values)) / 2 / median(values)
}
