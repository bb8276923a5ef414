/**
 * Readers choose how pages look for them. The choice is kept in this browser only and applied as attributes of <html>
 * that tokens.css and base.css answer to. `preferences-script.ts` does the same before the first paint.
 */
export type Theme = 'light' | 'dark'

export const fontSizes = ['small', 'medium', 'large', 'extra-large'] as const

export interface Accessibility {
	fontSize: (typeof fontSizes)[number]
	highContrast: boolean
	reducedMotion: boolean
	/** `/` alone leads to the search. */
	slashSearch: boolean
}

export interface Preferences extends Accessibility {
	theme: Theme
}

export const defaultPreferences: Preferences = {
	theme: 'light',
	fontSize: 'medium',
	highContrast: false,
	reducedMotion: false,
	slashSearch: true,
}

/** Gives the saved theme; null where none is saved, and the system's counts. */
export function parseTheme(stored: string | null): Theme | null {
	return stored === 'light' || stored === 'dark' ? stored : null
}

/** Gives its default to whatever is missing or makes no sense. */
export function parseAccessibility(stored: string | null): Accessibility {
	const saved = parseObject(stored)
	return {
		fontSize: fontSizes.find((size) => size === saved.fontSize) ?? 'medium',
		highContrast: saved.highContrast === true,
		reducedMotion: saved.reducedMotion === true,
		slashSearch: saved.slashSearch !== false,
	}
}

function parseObject(stored: string | null): Partial<Record<keyof Accessibility, unknown>> {
	try {
		return Object(JSON.parse(stored ?? '{}'))
	} catch {
		return {}
	}
}

/** Gives the attributes of <html>; null for one that is to be absent. */
export function rootAttributes(preferences: Preferences): Record<string, string | null> {
	const { theme, fontSize, highContrast, reducedMotion } = preferences
	const sizes = { small: 'small', medium: null, large: 'large', 'extra-large': 'xl' }
	return {
		'data-theme': theme,
		'data-contrast': highContrast ? 'high' : null,
		'data-fs': sizes[fontSize],
		'data-motion': reducedMotion ? 'reduced' : null,
	}
}
