import { useSyncExternalStore } from 'react'
import {
	type Accessibility,
	defaultPreferences,
	type Preferences,
	parseAccessibility,
	parseTheme,
	rootAttributes,
	type Theme,
} from './preferences.ts'
import { storedAccessibility, storedTheme } from './stored.ts'
import { themeColors } from './theme-colors.ts'

const listeners = new Set<() => void>()
let current: Preferences | null = null
let stopFollowing: (() => void) | null = null

/** Gives the reader's preferences. It is the same object until one of them changes. */
export function getPreferences(): Preferences {
	current ??= readPreferences()
	return current
}

/** Calls `listener` after each change, also those made in another tab or to the system's theme. */
export function subscribeToPreferences(listener: () => void): () => void {
	listeners.add(listener)
	stopFollowing ??= follow()
	return () => {
		listeners.delete(listener)
		if (listeners.size > 0) return
		stopFollowing?.()
		stopFollowing = null
	}
}

export function chooseTheme(theme: Theme): void {
	storedTheme.write(theme)
	change({ ...getPreferences(), theme })
}

export function chooseAccessibility(choice: Partial<Accessibility>): void {
	const preferences = { ...getPreferences(), ...choice }
	const { fontSize, highContrast, reducedMotion, slashSearch } = preferences
	storedAccessibility.writeJson({ fontSize, highContrast, reducedMotion, slashSearch })
	change(preferences)
}

function follow(): () => void {
	const systemTheme = matchMedia('(prefers-color-scheme: dark)')
	const readAgain = () => change(readPreferences())
	addEventListener('storage', readAgain)
	systemTheme.addEventListener('change', readAgain)
	apply(getPreferences())
	return () => {
		removeEventListener('storage', readAgain)
		systemTheme.removeEventListener('change', readAgain)
	}
}

function change(preferences: Preferences) {
	current = preferences
	apply(preferences)
	for (const listener of listeners) listener()
}

function apply(preferences: Preferences) {
	for (const [name, value] of Object.entries(rootAttributes(preferences))) {
		if (value === null) document.documentElement.removeAttribute(name)
		else document.documentElement.setAttribute(name, value)
	}
	document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[preferences.theme])
}

/** A browser may refuse its storage; a choice then holds until the page is left. */
function readPreferences(): Preferences {
	const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
	return { theme: parseTheme(storedTheme.read()) ?? systemTheme, ...parseAccessibility(storedAccessibility.read()) }
}

/** Gives the reader's preferences; the defaults in the server's markup and in the first render over it. */
export function usePreferences(): Preferences {
	return useSyncExternalStore(subscribeToPreferences, getPreferences, () => defaultPreferences)
}
