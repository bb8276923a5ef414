import { shortenText } from '@aravalli/shared/shorten-text'
import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, pageTitle } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { listTrail, questionTrail, type TrailQuestion } from './breadcrumb-items.ts'
import { listLink, listPath } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'

/**
 * The list's title names search, paper and page; pages of one list share a description and keep addresses of their own. A search has
 * none: search engines are not to list it.
 */
export async function listHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	{ search, paper, page }: ListSearch,
) {
	const m = await textsIn(miqMessages, language)
	// Each key is named here, because the router adds what else the address has, such as its language.
	const list = { paper, page }
	const parts = [
		search && `“${shortenText(search.trim(), 40)}”`,
		list.paper && m.papers[list.paper],
		m.title,
		list.page && m.pageNumber(list.page),
	]
	return pageHead({
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: linkAddress(listLink(list)),
		data: [breadcrumbData(listTrail(m, list), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** A question's own address leaves out the list that it was opened from. */
export async function questionHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	questionId: string,
	question: TrailQuestion | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(miqMessages, language)
	if (isMissing)
		return { meta: [{ title: pageTitle(m.notFoundTitle, language) }, { name: 'robots', content: 'noindex' }] }
	const text = question?.questions[0] ?? ''
	return pageHead({
		title: question ? `${shortenText(text, 60)} – ${m.title}` : m.title,
		description: question ? shortenText(text, 155) : m.description,
		path: `${listPath}/${questionId}`,
		type: 'article',
		data: question ? [breadcrumbData(questionTrail(m, question), origin, language)] : [],
		origin,
		language,
		isLanguageInAddress,
	})
}
