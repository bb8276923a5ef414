import type { Language } from '@aravalli/shared/language'
import { pageTitle } from '#web/lib/page-head.ts'
import { shellMessages } from './messages.ts'

/** A page that is not there has a title and no address. */
export async function notFoundHead(language: Language) {
	const m = await shellMessages.load(language)
	return { meta: [{ title: pageTitle(m.notFoundTitle, language) }, { name: 'robots', content: 'noindex' }] }
}
