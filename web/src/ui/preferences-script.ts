import { storedAccessibility, storedTheme } from './stored.ts'
import { themeColors } from './theme-colors.ts'

/**
 * Is for an inline script at the top of <head>: applies the saved preferences before the first paint and says in
 * data-js that scripts run. The rules are those of `preferences.ts`, which the browser has only later; a test compares
 * the two. It adds the theme-color meta itself, because a page rendered once for everybody cannot know the colour.
 */
export const preferencesScript = `(() => {
const root = document.documentElement
let theme = null, saved = {}
try {
	theme = localStorage.getItem('${storedTheme.name}')
	saved = JSON.parse(localStorage.getItem('${storedAccessibility.name}')) ?? {}
} catch {}
if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
root.setAttribute('data-js', '')
root.setAttribute('data-theme', theme)
if (saved.highContrast === true) root.setAttribute('data-contrast', 'high')
if (saved.reducedMotion === true) root.setAttribute('data-motion', 'reduced')
if (saved.fontSize === 'extra-large') root.setAttribute('data-fs', 'xl')
if (saved.fontSize === 'small' || saved.fontSize === 'large') root.setAttribute('data-fs', saved.fontSize)
const meta = document.createElement('meta')
meta.name = 'theme-color'
meta.content = theme === 'dark' ? '${themeColors.dark}' : '${themeColors.light}'
document.head.append(meta)
})()`
