import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { breadcrumbItems } from './breadcrumb-items.ts'
import type { InformationContent } from './information-content.ts'

/** Each text is asked for only with its own page: these texts are long, and every other page does without. */
export const informationPages = {
	'/about': async () => (await import('./about/content.en.ts')).content,
	'/help': async () => (await import('./help/content.en.ts')).content,
	'/privacy-policy': async () => (await import('./privacy/content.en.ts')).content,
	'/terms-conditions': async () => (await import('./terms/content.en.ts')).content,
	'/refund-policy': async () => (await import('./refund/content.en.ts')).content,
	'/contact': async () => (await import('./contact/content.en.ts')).content,
} satisfies Record<string, () => Promise<InformationContent>>

export type InformationPath = keyof typeof informationPages

/** Makes title, description, addresses and breadcrumb of an information page from its own text. */
export async function informationHead({ origin, language, isLanguageInAddress }: HeadContext, path: InformationPath) {
	const [content, { messages }] = await Promise.all([informationPages[path](), import('./messages.en.ts')])
	const [{ title, description }, { home }] = await Promise.all([
		textsIn(content, language),
		textsIn(messages, language),
	])
	const data = [breadcrumbData(breadcrumbItems(home, title), origin, language)]
	return pageHead({ title, description, path, origin, language, isLanguageInAddress, data })
}
