import { type ComponentType, useEffect, useState } from 'react'
import { mayAskLanguage } from '#web/lib/stored-language.ts'
import type { LanguageChooserProps } from './language-chooser.tsx'

/** Asks for the language once, over whatever page a visitor comes to first. Its code is loaded only then. */
export function FirstVisit() {
	const [Chooser, setChooser] = useState<ComponentType<LanguageChooserProps> | null>(null)
	useEffect(() => {
		if (!mayAskLanguage()) return
		const controller = new AbortController()
		const show = ({ LanguageChooser }: typeof import('./language-chooser.tsx')) => {
			if (!controller.signal.aborted) setChooser(() => LanguageChooser)
		}
		// Without a network the page stays in its language, and the next one asks.
		import('./language-chooser.tsx').then(show, () => undefined)
		return () => controller.abort()
	}, [])
	return Chooser && <Chooser onDone={() => setChooser(null)} />
}
