import type { Language } from '@aravalli/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { useApi } from '#web/lib/use-api.ts'
import { setViewer, useViewer } from '#web/lib/viewer.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as shellMessages } from './messages.en.ts'

/** Changes the language of the page that is open; says so when the network does not let it. */
export function PageLanguageSwitch() {
	const m = useMessages(shellMessages)
	const router = useRouter()
	const { show } = useToast()
	const returnTo = useRouterState({ select: (state) => state.location.href })
	const keepForMails = useKeepForMails()
	const change = async (language: Language) => {
		try {
			await switchLanguage(router, language)
		} catch {
			show({ title: m.languageFailed, kind: 'error' })
			return
		}
		await keepForMails(language)
	}
	return <LanguageSwitch action="/api/preferences/language" returnTo={returnTo} onChoose={change} />
}

/** Mails come in the account's language, so it follows the choice of whoever is signed in. */
function useKeepForMails() {
	const api = useApi()
	const viewer = useViewer()
	const queryClient = useQueryClient()
	return async (language: Language) => {
		if (!viewer || viewer.language === language) return
		try {
			const { data } = await api('PATCH /api/user/profile', { body: { language } })
			setViewer(queryClient, api, data)
		} catch (error) {
			logFailure('the language could not be kept with the account', error)
		}
	}
}
