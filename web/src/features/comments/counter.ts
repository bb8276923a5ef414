/** From this share of what fits on, the counter is also put into words. */
const WARN_FROM = 0.9
const steps = [0, 10, 20, 50, 100]

/**
 * Says how many characters are left at most. It goes in steps, so that it is not read out with every key.
 *
 * @returns 'plenty', 'too-many', or the smallest step that what is left does not pass
 */
export function counterWords(length: number, max: number): 'plenty' | 'too-many' | number {
	if (length > max) return 'too-many'
	if (length < max * WARN_FROM) return 'plenty'
	return steps.find((step) => max - length <= step) ?? 'plenty'
}
