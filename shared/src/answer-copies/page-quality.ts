/**
 * Tells whether a photographed page can be read, by what `measurePage` finds.
 *
 * The numbers were set on photographs that were generated (server/src/testing/photographs), 2,048 pixels high, with
 * letters of 24. Writing in ink measures 1.25 where it is sharp, 0.65 a little soft (a standard deviation of 1.5 pixels),
 * 0.11 where it can just be read (3 pixels) and 0.035 where it cannot (4.5 pixels); in pencil 0.65, 0.36, 0.095 and 0.05;
 * where the hand moved by 6, 12 and 20 pixels 0.4, 0.1 to 0.2 and 0.06 to 0.1. A blank sheet measures 0.26 by its edges,
 * and is called blurred where they are. Paper has 205 in good light, 91 in two fifths of it, where writing is easily read, and 45
 * in a fifth; none of that changes the first number.
 */
import type { PageQuality } from '../measure-page.ts'

export const pageWarnings = ['blurred', 'dark'] as const
export type PageWarning = (typeof pageWarnings)[number]

const MIN_SHARPNESS = 0.1
const MIN_BRIGHTNESS = 80

export function warningsOf({ sharpness, brightness }: PageQuality): PageWarning[] {
	const warnings: PageWarning[] = []
	if (sharpness < MIN_SHARPNESS) warnings.push('blurred')
	if (brightness < MIN_BRIGHTNESS) warnings.push('dark')
	return warnings
}
