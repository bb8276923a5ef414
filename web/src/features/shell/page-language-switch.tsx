import type { Language } from '@aravalli/shared/language'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { shellMessages } from './messages.ts'

/** Changes the language of the page that is open; says so when the network does not let it. */
export function PageLanguageSwitch() {
	const m = useMessages(shellMessages)
	const router = useRouter()
	const { show } = useToast()
	const returnTo = useRouterState({ select: (state) => state.location.href })
	const change = (language: Language) =>
		switchLanguage(router, language).catch(() => show({ title: m.languageFailed, kind: 'error' }))
	return <LanguageSwitch action="/api/preferences/language" returnTo={returnTo} onChoose={change} />
}
