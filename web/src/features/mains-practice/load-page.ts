import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageFailure } from '#web/lib/page-failure.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { practiceTrail, simpleTrail } from './breadcrumb-items.ts'
import { failureTexts } from './list-failure-texts.ts'
import { readMainsSearch } from './list-search.ts'
import { listOf, practiceLink, simpleLink } from './mains-links.ts'
import { messages as mainsMessages } from './messages.en.ts'
import { filtersQuery, listQuery } from './queries.ts'

interface PageContext {
	queryClient: QueryClient
	api: ApiClient
	origin: string
	language: Language
	isLanguageInAddress: boolean
}

/** Makes a list and its filters ready. Without them the rest of the page stands, and says what failed. */
export async function loadPage({ queryClient, api, language }: PageContext, raw: object): Promise<PageFailure> {
	const search = readMainsSearch(raw)
	try {
		await Promise.all([
			loadQuery(queryClient, filtersQuery(api, language, search)),
			loadQuery(queryClient, listQuery(api, language, search)),
		])
		return {}
	} catch (error) {
		return { failure: failureText(error, failureTexts(await textsIn(mainsMessages, language))) }
	}
}

export async function practiceHead(context: PageContext, raw: object) {
	const search = readMainsSearch(raw)
	const m = await textsIn(mainsMessages, context.language)
	const parts = [search.year && String(search.year), m.title, search.page && m.pageNumber(search.page)]
	return headOf(context, {
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: linkAddress(practiceLink({ ...listOf(search), page: search.page })),
		trail: practiceTrail(m),
	})
}

export async function simpleHead(context: PageContext, raw: object) {
	const { subject, page } = readMainsSearch(raw)
	const m = await textsIn(mainsMessages, context.language)
	return headOf(context, {
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

const headOf = ({ origin, language, isLanguageInAddress }: PageContext, { trail, ...page }: Page) =>
	pageHead({ ...page, data: [breadcrumbData(trail, origin, language)], origin, language, isLanguageInAddress })
