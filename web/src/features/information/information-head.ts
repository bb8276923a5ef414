import type { Language } from '@aravalli/shared/language'
import { pageHead } from '#web/lib/page-head.ts'
import { type InformationPath, informationPages } from './information-pages.ts'

interface PageAddress {
	origin: string
	language: Language
	isLanguageInAddress: boolean
}

/** Title, description and addresses of an information page, from its own text. */
export async function informationHead({ origin, language, isLanguageInAddress }: PageAddress, path: InformationPath) {
	const source = await informationPages[path]()
	const { title, description } = await source.load(language)
	return pageHead({ title, description, path, origin, language, isLanguageInAddress })
}
