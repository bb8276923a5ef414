import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import type { PrelimsSearch } from './list-search.ts'
import { messages as prelimsMessages } from './messages.en.ts'
import { listLink, listOf, type PrelimsPath } from './prelims-links.ts'

export const prelimsTrail = (m: typeof prelimsMessages, path: PrelimsPath): BreadcrumbItem[] => [
	{ label: m.home, link: { to: '/dashboard' } },
	{ label: m.prelims, link: { to: '/prelims' } },
	{ label: m.titles[path], link: listLink(path) },
]

/** A question by itself is a page of its own, also for those who share its address. */
export async function prelimsHead(address: HeadContext, path: PrelimsPath, search: PrelimsSearch) {
	const { origin, language, isLanguageInAddress } = address
	const m = await textsIn(prelimsMessages, language)
	const title = [m.titles[path], search.page && m.pageNumber(search.page)].filter(Boolean).join(' – ')
	const own = search.question
		? { question: search.question }
		: { ...listOf({ ...search, count: undefined }), page: search.page }
	return pageHead({
		title,
		description: m.descriptions[path],
		path: linkAddress(listLink(path, own)),
		data: [breadcrumbData(prelimsTrail(m, path), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}
