import { shortenText } from '@aravalli/shared/shorten-text'
import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { listLink } from './list-links.ts'
import { type ListSearch, wantedOf } from './list-search.ts'
import type { ListedKind, Subject } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'
import { itemTrail, listTrail } from './trail.tsx'

/**
 * The list's title names search, filter and page; pages of one list share a description and keep addresses of their own. A search has
 * none: search engines are not to list it.
 */
export async function listHead<F extends string>(
	kind: ListedKind<F, unknown, unknown>,
	{ origin, language, isLanguageInAddress }: HeadContext,
	list: ListSearch,
) {
	const texts = await textsOf(kind, language)
	const { m, all } = texts
	const { filter, page, search } = wantedOf(kind, list)
	const parts = [
		search && `“${shortenText(search.trim(), 40)}”`,
		filter && m.filters[filter],
		m.title,
		page && all.pageNumber(page),
	]
	return pageHead({
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: linkAddress(listLink(kind, { [kind.filterName]: filter, page })),
		data: [breadcrumbData(listTrail(kind, texts, filter), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}

export interface ItemAsked<F extends string> {
	id: string
	/** Is missing until the item has come. */
	subject: Subject<F> | undefined
	/** There is no such item. */
	isMissing: boolean
}

/** An item's own address leaves out the list that it was opened from. */
export async function itemHead<F extends string>(
	kind: ListedKind<F, unknown, unknown>,
	{ origin, language, isLanguageInAddress }: HeadContext,
	{ id, subject, isMissing }: ItemAsked<F>,
) {
	const texts = await textsOf(kind, language)
	const { m } = texts
	if (isMissing) return unlistedHead(m.notFoundTitle, language)
	return pageHead({
		title: subject ? `${shortenText(subject.text, 60)} – ${m.title}` : m.title,
		description: subject ? shortenText(subject.text, 155) : m.description,
		path: `${kind.path}/${id}`,
		type: 'article',
		data: subject ? [breadcrumbData(itemTrail(kind, texts, subject), origin, language)] : [],
		origin,
		language,
		isLanguageInAddress,
	})
}

async function textsOf<F extends string>(
	{ texts }: ListedKind<F, unknown, unknown>,
	language: HeadContext['language'],
) {
	const [m, all] = await Promise.all([textsIn(texts, language), textsIn(contentMessages, language)])
	return { m, all }
}
