/**
 * Tells whether a photographed page can be read, by what `measurePage` finds. The numbers were set on generated pages of
 * handwriting, sharp, blurred and dark.
 */
import type { PageQuality } from '../measure-page.ts'

export const pageWarnings = ['blurred', 'dark'] as const
export type PageWarning = (typeof pageWarnings)[number]

const MIN_SHARPNESS = 60
const MIN_BRIGHTNESS = 80

export function warningsOf({ sharpness, brightness }: PageQuality): PageWarning[] {
	const warnings: PageWarning[] = []
	if (sharpness < MIN_SHARPNESS) warnings.push('blurred')
	if (brightness < MIN_BRIGHTNESS) warnings.push('dark')
	return warnings
}
