import type { Language } from '@aravalli/shared/language'
import { pageTitle } from '#web/lib/page-head.ts'

/** Gives a page that is somebody's own a title, and no place in search engines. */
export function privateHead(title: string, language: Language) {
	return { meta: [{ title: pageTitle(title, language) }, { name: 'robots', content: 'noindex' }] }
}
