import { describe, expect, it } from 'vitest'
import { type Accessibility, type Preferences, parseAccessibility, parseTheme, rootAttributes } from './preferences.ts'
import { preferencesScript } from './preferences-script.ts'
import { themeColors } from './theme-colors.ts'

const standard: Accessibility = { fontSize: 'medium', highContrast: false, reducedMotion: false, slashSearch: true }

/** A browser may hold any of these: our values, older or foreign ones, and rubbish. */
const storedAccessibility = [
	null,
	'',
	'null',
	'7',
	'"small"',
	'[]',
	'{',
	'{"fontSize":"huge"}',
	'{"fontSize":"constructor"}',
	'{"fontSize":3,"highContrast":"yes","reducedMotion":1}',
	'{"fontSize":"small","highContrast":true,"reducedMotion":false}',
	'{"fontSize":"large"}',
	'{"fontSize":"extra-large","reducedMotion":true}',
	'{"fontSize":"medium","highContrast":true}',
]

describe('saved preferences', () => {
	it('are read as they were saved', () => {
		expect(parseAccessibility('{"fontSize":"extra-large","highContrast":true,"reducedMotion":true}')).toEqual({
			fontSize: 'extra-large',
			highContrast: true,
			reducedMotion: true,
			slashSearch: true,
		})
		expect(parseAccessibility('{"slashSearch":false}')).toEqual({ ...standard, slashSearch: false })
		expect(parseTheme('dark')).toBe('dark')
	})

	it('fall back to the standard where they make no sense', () => {
		for (const stored of storedAccessibility.slice(0, 10)) expect(parseAccessibility(stored)).toEqual(standard)
		for (const stored of [null, '', 'DARK', '{}']) expect(parseTheme(stored)).toBeNull()
	})
})

describe('the attributes of the page', () => {
	it('name the theme always and the others only where they differ from the standard', () => {
		expect(rootAttributes({ theme: 'light', ...standard })).toEqual({
			'data-theme': 'light',
			'data-contrast': null,
			'data-fs': null,
			'data-motion': null,
		})
		const all: Preferences = {
			theme: 'dark',
			fontSize: 'extra-large',
			highContrast: true,
			reducedMotion: true,
			slashSearch: true,
		}
		expect(rootAttributes(all)).toEqual({
			'data-theme': 'dark',
			'data-contrast': 'high',
			'data-fs': 'xl',
			'data-motion': 'reduced',
		})
	})
})

/** Runs the script of <head> in a browser made of three objects. */
function runScript(storage: Record<string, string | null> | null, systemIsDark: boolean) {
	const attributes: Record<string, string> = {}
	const metas: unknown[] = []
	const browser = {
		document: {
			documentElement: { setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }) },
			createElement: () => ({}),
			head: { append: (meta: unknown) => metas.push(meta) },
		},
		localStorage: {
			getItem(key: string) {
				if (!storage) throw new Error('storage is refused')
				return storage[key] ?? null
			},
		},
		matchMedia: () => ({ matches: systemIsDark }),
	}
	new Function(...Object.keys(browser), preferencesScript)(...Object.values(browser))
	return { attributes, metas }
}

function expectedOf(theme: string | null, accessibility: string | null, systemIsDark: boolean) {
	const chosen = parseTheme(theme) ?? (systemIsDark ? 'dark' : 'light')
	const all = rootAttributes({ theme: chosen, ...parseAccessibility(accessibility) })
	return {
		attributes: { 'data-js': '', ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) },
		metas: [{ name: 'theme-color', content: themeColors[chosen] }],
	}
}

describe('the script before the first paint', () => {
	it.each(storedAccessibility)('agrees with the preferences for accessibility %j', (accessibility) => {
		for (const theme of [null, 'light', 'dark', 'blue']) {
			for (const systemIsDark of [false, true]) {
				const run = runScript({ theme, accessibility }, systemIsDark)
				expect(run).toEqual(expectedOf(theme, accessibility, systemIsDark))
			}
		}
	})

	it('follows the system where the browser refuses its storage', () => {
		expect(runScript(null, true)).toEqual(expectedOf(null, null, true))
	})
})
