import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { practiceTrail, simpleTrail } from './breadcrumb-items.ts'
import type { MainsSearch } from './list-search.ts'
import { listOf, practiceLink, simpleLink } from './mains-links.ts'
import { messages as mainsMessages } from './messages.en.ts'

export async function practiceHead(address: HeadContext, search: MainsSearch) {
	const m = await textsIn(mainsMessages, address.language)
	const parts = [
		search.year && String(search.year),
		search.set && m.practiceSet(search.set),
		m.title,
		search.page && m.pageNumber(search.page),
	]
	return headOf(address, {
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: linkAddress(practiceLink({ ...listOf(search), page: search.page })),
		trail: practiceTrail(m),
	})
}

export async function simpleHead(address: HeadContext, { subject, page }: MainsSearch) {
	const m = await textsIn(mainsMessages, address.language)
	return headOf(address, {
		title: [m.simpleTitle, page && m.pageNumber(page)].filter(Boolean).join(' – '),
		description: m.simpleDescription,
		path: linkAddress(simpleLink({ subject, page })),
		trail: simpleTrail(m),
	})
}

interface Page {
	title: string
	description: string
	path: string
	trail: ReturnType<typeof practiceTrail>
}

const headOf = ({ origin, language, isLanguageInAddress }: HeadContext, { trail, ...page }: Page) =>
	pageHead({ ...page, data: [breadcrumbData(trail, origin, language)], origin, language, isLanguageInAddress })
