import type { ComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { unlistedHead } from '#web/lib/page-head.ts'
import { messages as pageTexts } from './page-texts.en.ts'

/** Keeps search engines away: there is nothing to find yet. A page that is not for everybody is described to nobody. */
export async function comingSoonHead({ path, access }: ComingSoonPage, language: Language) {
	const { title, text } = (await textsIn(pageTexts, language))[path]
	const { meta } = unlistedHead(title, language)
	return { meta: access === 'public' ? [...meta, { name: 'description', content: text }] : meta }
}
