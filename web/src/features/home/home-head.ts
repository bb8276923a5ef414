import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import { siteData } from '#web/lib/site-data.ts'
import { messages as homeMessages } from './messages.en.ts'

/** Makes the head of the home page; the splash before it names the home page as the one to be listed. */
export async function homeHead({ origin, language, isLanguageInAddress }: HeadContext) {
	const m = await textsIn(homeMessages, language)
	return pageHead({
		title: m.title,
		description: m.description,
		path: '/dashboard',
		origin,
		language,
		isLanguageInAddress,
		data: siteData(origin, language, { path: '/answer-writing-practice', key: 'search' }),
	})
}
