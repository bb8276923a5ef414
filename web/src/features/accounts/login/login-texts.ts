import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { messages as registrationMessages } from '../registration/messages.en.ts'
import type { LoginSearch } from './login-search.ts'
import { messages as loginMessages } from './messages.en.ts'

/** Loads the texts of the page's head. */
export async function loginTexts(language: Language, mode: LoginSearch['mode']) {
	const [login, registration] = await Promise.all([
		textsIn(loginMessages, language),
		textsIn(registrationMessages, language),
	])
	return { title: mode === 'register' ? registration.title : login.title, description: login.description }
}
