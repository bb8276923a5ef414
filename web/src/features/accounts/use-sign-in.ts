import { useRouter } from '@tanstack/react-router'
import { becomeViewer } from '#web/lib/become-viewer.ts'
import { hasChosenLanguage } from '#web/lib/stored-language.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { useApi } from '#web/lib/use-api.ts'

interface Credentials {
	email: string
	password: string
}

/** Signs in with the server and in this page. Throws what the call throws. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
	const router = useRouter()
	const api = useApi()
	return async (credentials) => {
		const { data } = await api('POST /api/auth/login', { body: credentials })
		// A browser in which no language was ever chosen takes the account's.
		if (!hasChosenLanguage()) await switchLanguage(router, data.user.language).catch(() => undefined)
		becomeViewer(router, data.user)
	}
}
