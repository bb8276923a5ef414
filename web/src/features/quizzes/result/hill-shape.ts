/**
 * This file draws the hill of a result. A box of 1000 by 100 holds it: 0 at its top stands for 100 percent, 100 at its
 * bottom for 0; low land goes on left and right of the box, for wide screens. The picture is stretched to its place, so
 * nothing here knows how wide that is.
 */

/** The peak stands here in the box, measured from the left. */
export const PEAK_AT = 700

/** So low a hill is still one. */
const LOWEST_PEAK = 3

/** Goes from 0 to 100 and never below what can be seen. */
export function peakHeight(percent: number): number {
	return Math.min(100, Math.max(LOWEST_PEAK, percent))
}

/** Rises over two shoulders to the peak and falls more quickly behind it. Its highest point is the peak. */
export function hillPath(percent: number): string {
	const peak = peakHeight(percent)
	const at = (share: number) => Math.round((100 - peak * share) * 100) / 100
	return [
		`M-1000 100V${at(0.01)}`,
		`C-500 ${at(0.01)} -250 ${at(0.02)} 0 ${at(0.04)}`,
		`C110 ${at(0.06)} 190 ${at(0.18)} 280 ${at(0.21)}`,
		`S390 ${at(0.5)} 460 ${at(0.53)}`,
		`S630 ${at(1)} ${PEAK_AT} ${at(1)}`,
		`S785 ${at(0.5)} 855 ${at(0.47)}`,
		`S945 ${at(0.26)} 1000 ${at(0.23)}`,
		`S1300 ${at(0.1)} 1500 ${at(0.1)}`,
		`S1800 ${at(0.04)} 2000 ${at(0.04)}`,
		'V100Z',
	].join('')
}
