import { brand } from '@aravalli/shared/brand'
import type { Article } from '@aravalli/shared/current-affairs/contract'
import { type Language, languageTags } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import { withLanguage } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { stringifyPlainSearch } from '#web/lib/plain-search.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { cardTexts } from './article-texts.ts'
import { articleTrail, listTrail } from './breadcrumb-items.ts'
import { listPath } from './links.ts'
import type { ArticleSearch } from './list-search.ts'
import { messages as currentAffairsMessages } from './messages.en.ts'
import { articleQuery } from './queries.ts'

/**
 * Makes the list's head: pages of one list share a description and keep addresses of their own. A reader's own days
 * have no end, so they are not to be listed.
 */
export async function listHead({ origin, language, isLanguageInAddress }: PageContext, list: ArticleSearch) {
	const m = await textsIn(currentAffairsMessages, language)
	const parts = [
		list.category && m.categories[list.category],
		list.date && m.dates[list.date],
		m.title,
		list.page && m.pageNumber(list.page),
	]
	const head = pageHead({
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: listPath + stringifyPlainSearch({ ...list }),
		data: [breadcrumbData(listTrail(m, list), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
	const feed = { rel: 'alternate', type: 'application/rss+xml', title: m.title }
	return {
		meta: [...head.meta, ...(list.date === 'custom' ? [{ name: 'robots', content: 'noindex' }] : [])],
		links: [...head.links, { ...feed, href: withLanguage(`${origin}${listPath}/rss.xml`, language) }],
	}
}

/** The head says this of an article: never more than everybody may read. */
type HeadArticle = Pick<
	Article,
	| '_id'
	| 'title'
	| 'titleHindi'
	| 'teaser'
	| 'teaserHindi'
	| 'tags'
	| 'tagsHindi'
	| 'category'
	| 'date'
	| 'imageUrl'
	| 'updatedAt'
>

/** Makes the head of an article as far as it is known by now. */
export function headOfArticle(context: PageContext, articleId: string, isMissing: boolean) {
	const { queryKey } = articleQuery(context.api, articleId)
	return articleHead(context, articleId, context.queryClient.getQueryData(queryKey)?.data, isMissing)
}

async function articleHead(
	{ origin, language, isLanguageInAddress }: PageContext,
	articleId: string,
	article: HeadArticle | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(currentAffairsMessages, language)
	if (isMissing) return unlistedHead(m.notFoundTitle, language)
	const texts = article && cardTexts(article as Article, language)
	return pageHead({
		title: texts ? shortenText(texts.title, 70) : m.title,
		description: texts ? shortenText(texts.teaser, 155) : m.description,
		path: `${listPath}/${articleId}`,
		type: 'article',
		data:
			article && texts
				? [
						breadcrumbData(articleTrail(m, { ...texts, category: article.category }), origin, language),
						articleData(article, texts, { origin, language }),
					]
				: [],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** Describes an explainer and no news (schema.org Article); its text is for readers of the page. */
function articleData(
	article: HeadArticle,
	texts: { title: string; teaser: string; tags: string[]; lang: 'en' | undefined },
	{ origin, language }: { origin: string; language: Language },
) {
	const publisher = { '@type': 'Organization', name: brand.name[language], url: origin }
	return {
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: shortenText(texts.title, 110),
		description: texts.teaser,
		inLanguage: texts.lang ?? languageTags[language],
		datePublished: article.date,
		dateModified: article.updatedAt,
		keywords: texts.tags,
		author: publisher,
		publisher,
		mainEntityOfPage: origin + withLanguage(`${listPath}/${article._id}`, language),
		...(article.imageUrl && { image: origin + article.imageUrl }),
	}
}
