import type { Language } from '@aravalli/shared/language'
import { registrationMessages } from '../registration/messages.ts'
import type { LoginSearch } from './login-search.ts'
import { loginMessages } from './messages.ts'

/** What the page's head says. */
export async function loginTexts(language: Language, mode: LoginSearch['mode']) {
	const [login, registration] = await Promise.all([loginMessages.load(language), registrationMessages.load(language)])
	return { title: mode === 'register' ? registration.title : login.title, description: login.description }
}
