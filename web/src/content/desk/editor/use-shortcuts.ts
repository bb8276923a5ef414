import type { Language } from '@aravalli/shared/language'
import { useEffect } from 'react'

interface Shortcuts {
	publish: () => void
	toLanguage: (language: Language) => void
	preview: () => void
	toStructure: () => void
	help: () => void
}

const languageKeys: Record<string, Language> = { Digit1: 'english', Digit2: 'hindi' }

/**
 * Has editors publish with Ctrl+Enter, go to a language with Alt+1 and Alt+2 and to what is drawn with Alt+3, see the preview with Alt+P, and
 * ask with `?` for these keys.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			// A dialog has keys of its own.
			if (document.querySelector('dialog[open]')) return
			const done = actionOf(event, shortcuts)
			if (!done) return
			event.preventDefault()
			// The field in which it was pressed would break the line.
			event.stopPropagation()
			done()
		}
		addEventListener('keydown', press, { capture: true })
		return () => removeEventListener('keydown', press, { capture: true })
	}, [shortcuts])
}

function actionOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | null {
	const { publish, toLanguage, toStructure, preview, help } = shortcuts
	const { key, code, ctrlKey, metaKey, altKey, target } = event
	const hasControl = ctrlKey || metaKey
	if (key === 'Enter' && hasControl && !altKey) return publish
	const language = altKey && !hasControl && languageKeys[code]
	if (language) return () => toLanguage(language)
	const other = altKey && !hasControl && { KeyP: preview, Digit3: toStructure }[code]
	if (other) return other
	const isWriting =
		target instanceof Element && target.matches('input, textarea, select, [contenteditable] *, [contenteditable]')
	return key === '?' && !hasControl && !altKey && !isWriting ? help : null
}
