import type { Post } from '@aravalli/shared/blogs/contract'
import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { stringifyPlainSearch } from '#web/lib/plain-search.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { listTrail, postTrail } from './breadcrumb-items.ts'
import type { PostListSearch } from './list-search.ts'
import { messages as blogsMessages } from './messages.en.ts'
import { listPath } from './post-links.ts'

export async function blogsHead({ origin, language, isLanguageInAddress }: HeadContext, { page }: PostListSearch) {
	const m = await textsIn(blogsMessages, language)
	return pageHead({
		title: page ? `${m.title} – ${m.pageNumber(page)}` : m.title,
		description: m.description,
		path: listPath + stringifyPlainSearch({ page }),
		data: [breadcrumbData(listTrail(m), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** The head says this of a post. */
export type HeadPost = Pick<Post, 'heading' | 'description' | 'img' | 'publicationDate' | 'updatedAt' | 'isFallback'>

export async function postHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	blogId: string,
	post: HeadPost | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(blogsMessages, language)
	if (isMissing) return unlistedHead(m.notFoundTitle, language)
	return pageHead({
		title: post ? `${shortenText(post.heading, 70)} – ${m.title}` : m.title,
		description: post ? shortenText(post.description, 155) : m.description,
		path: `${listPath}/${blogId}`,
		type: 'article',
		data: post ? [postingData(post, { origin, language }), breadcrumbData(postTrail(m, post), origin, language)] : [],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** Tells search engines that the post is our own writing (schema.org). */
function postingData(post: HeadPost, { origin, language }: { origin: string; language: Language }) {
	const organisation = { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name[language] }
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		headline: post.heading,
		description: post.description,
		...(post.img && { image: origin + post.img }),
		datePublished: post.publicationDate,
		dateModified: post.updatedAt,
		inLanguage: languageTags[post.isFallback ? 'english' : language],
		author: organisation,
		publisher: organisation,
	}
}
