import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import { prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { type messages, messages as strategyMessages } from './messages.en.ts'
import { pageQuery } from './page-query.ts'
import type { PagePath } from './page-stage.ts'
import { mainsPath, prelimsPath, tabPageLink, tabPages } from './strategy-links.ts'
import type { PrelimsSearch, StrategySearch } from './strategy-search.ts'

/** Gives title, description, addresses and structured data of a page. */
export async function headOf(context: PageContext, path: PagePath, search: StrategySearch) {
	const { origin, language, isLanguageInAddress } = context
	const m = await textsIn(strategyMessages, language)
	const { title, description } = m.pages[path]
	// Search engines would lead readers to a login.
	if (path === mainsPath) return unlistedHead(title, language)
	const own = path === prelimsPath ? ofPrelimsTab(m, search) : { title, address: path, isFaq: isFaqPage(path) }
	const items = context.queryClient.getQueryData<StrategyItem[]>(
		pageQuery(context.api, language, path, search).queryKey,
	)
	return pageHead({
		title: own.title,
		description,
		path: own.address,
		data: [
			breadcrumbData(breadcrumbItems(m, path), origin, language),
			...(own.isFaq && items && items.length > 0 ? [faqData(items)] : []),
		],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** A tab that has a page of its own names that page as the one to be found. */
function ofPrelimsTab(m: typeof messages, { tab = prelimsTabs[0] }: PrelimsSearch) {
	const { title } = m.pages[prelimsPath]
	return {
		title: tab === prelimsTabs[0] ? title : `${m.prelimsTabs[tab]} – ${title}`,
		address: linkAddress(tabPageLink({ stage: 'prelims', tab })),
		isFaq: tab === 'faq',
	}
}

const isFaqPage = (path: PagePath) => Object.entries(tabPages).some(([own, { tab }]) => own === path && tab === 'faq')

/** Gives questions and answers to search engines (schema.org FAQPage). An answer's points follow it as sentences. */
export function faqData(items: readonly Pick<StrategyItem, 'title' | 'description' | 'points'>[]) {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: items.map(({ title, description, points }) => ({
			'@type': 'Question',
			name: title,
			acceptedAnswer: { '@type': 'Answer', text: [description, ...points].join(' ') },
		})),
	}
}
