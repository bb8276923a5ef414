import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { siteData } from '#web/lib/site-data.ts'
import { messages as homeMessages } from './messages.en.ts'

interface PageAddress {
	origin: string
	language: Language
	isLanguageInAddress: boolean
}

/** Makes the head of the home page; the splash before it names the home page as the one to be listed. */
export async function homeHead({ origin, language, isLanguageInAddress }: PageAddress) {
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
