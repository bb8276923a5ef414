import type { Language } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { type InformationPath, informationPages } from './information-pages.ts'

export interface PageAddress {
	origin: string
	language: Language
	isLanguageInAddress: boolean
}

/** Title, description, addresses and breadcrumb of an information page, from its own text. */
export async function informationHead({ origin, language, isLanguageInAddress }: PageAddress, path: InformationPath) {
	const [content, { messages }] = await Promise.all([informationPages[path](), import('./messages.en.ts')])
	const [{ title, description }, { home }] = await Promise.all([
		textsIn(content, language),
		textsIn(messages, language),
	])
	const data = [breadcrumbData(breadcrumbItems(home, title), origin, language)]
	return pageHead({ title, description, path, origin, language, isLanguageInAddress, data })
}
