import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { pageTitle } from '#web/lib/page-head.ts'
import { messages as shellMessages } from './messages.en.ts'

/** A page that is not there has a title and no address. */
export async function notFoundHead(language: Language) {
	const m = await textsIn(shellMessages, language)
	return { meta: [{ title: pageTitle(m.notFoundTitle, language) }, { name: 'robots', content: 'noindex' }] }
}
