import type { Language } from '@aravalli/shared/language'
import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import { prelimsTabs } from '@aravalli/shared/strategy/tabs'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { pageHead, pageTitle } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { faqData } from './faq-data.ts'
import { strategyMessages } from './messages.ts'
import type { PagePath } from './page-stage.ts'
import { prelimsStrategyQuery } from './queries.ts'
import { mainsPath, prelimsPath, readPrelimsSearch, type TabPagePath, tabPageLink, tabPages } from './strategy-links.ts'
import { tabPageQuery } from './tab-page-query.ts'

export interface PageContext {
	queryClient: QueryClient
	api: ApiClient
	origin: string
	language: Language
	isLanguageInAddress: boolean
}

interface Additions {
	/** Before the page's own title. */
	part?: string
	/** The address that search engines are to know the page by. */
	address?: string
	/** Structured data beside the breadcrumb. */
	data?: object[]
}

export async function strategyHead(
	{ origin, language, isLanguageInAddress }: PageContext,
	path: PagePath,
	{ part, address = path, data = [] }: Additions = {},
) {
	const m = await strategyMessages.load(language)
	const { title, description } = m.pages[path]
	return pageHead({
		title: part ? `${part} – ${title}` : title,
		description,
		path: address,
		data: [breadcrumbData(breadcrumbItems(m, path), origin, language), ...data],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** A tab that has a page of its own names that page as the one to be found. */
export async function prelimsStrategyHead(context: PageContext, search: { tab?: unknown }) {
	const tab = readPrelimsSearch(search)
	const { prelimsTabs: names } = await strategyMessages.load(context.language)
	const query = prelimsStrategyQuery(context.api, context.language, tab)
	return strategyHead(context, prelimsPath, {
		...(tab !== prelimsTabs[0] && { part: names[tab] }),
		address: linkAddress(tabPageLink({ stage: 'prelims', tab })),
		data: faqOf(tab, context.queryClient.getQueryData(query.queryKey)),
	})
}

export function tabPageHead(context: PageContext, path: TabPagePath) {
	const query = tabPageQuery(context.api, context.language, path)
	const items = context.queryClient.getQueryData<StrategyItem[]>(query.queryKey)
	return strategyHead(context, path, { data: faqOf(tabPages[path].tab, items) })
}

/** Not for search engines: whoever comes from there is asked to sign in. */
export async function mainsStrategyHead({ language }: PageContext) {
	const { title } = (await strategyMessages.load(language)).pages[mainsPath]
	return { meta: [{ title: pageTitle(title, language) }, { name: 'robots', content: 'noindex' }] }
}

function faqOf(tab: string, items: StrategyItem[] | undefined): object[] {
	return tab === 'faq' && items && items.length > 0 ? [faqData(items)] : []
}
