import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import type { LoginSearch } from './login-search.ts'
import { messages as loginMessages } from './messages.en.ts'

/** Loads the texts of the page's head. */
export async function loginTexts(language: Language, mode: LoginSearch['mode']) {
	const { title, createAccount, description } = await textsIn(loginMessages, language)
	return { title: mode === 'register' ? createAccount : title, description }
}
