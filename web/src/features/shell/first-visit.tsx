import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { languageWithoutCookie, mayAskLanguage, storeLanguage } from '#web/lib/stored-language.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import type { LanguageChooserProps } from './language-chooser.tsx'

/**
 * Asks for the language once, over whatever page a visitor comes to first. Its code is loaded only then, by
 * hand, because nobody has asked for it: a `lazyPart` would say over the page that it is on its way, or cannot be had. Where the answer is in the
 * browser's storage alone, the page and the cookie take it from there.
 */
export function FirstVisit() {
	const [Chooser, setChooser] = useState<ComponentType<LanguageChooserProps> | null>(null)
	const router = useRouter()
	useEffect(() => {
		if (restoreLanguage(router) || !mayAskLanguage()) return
		const controller = new AbortController()
		const show = ({ LanguageChooser }: typeof import('./language-chooser.tsx')) => {
			if (!controller.signal.aborted) setChooser(() => LanguageChooser)
		}
		// Without a network the page stays in its language, and the next one asks.
		import('./language-chooser.tsx').then(show, () => undefined)
		return () => controller.abort()
	}, [router])
	return Chooser && <Chooser onDone={() => setChooser(null)} />
}

/** @returns whether there was a language to restore */
function restoreLanguage(router: ReturnType<typeof useRouter>): boolean {
	const chosen = languageWithoutCookie()
	if (!chosen) return false
	storeLanguage(chosen)
	const { language, isLanguageInAddress } = router.options.context
	// Without a network this page stays as it is, and the next one comes in the language.
	if (chosen !== language && !isLanguageInAddress) switchLanguage(router, chosen).catch(() => undefined)
	return true
}
