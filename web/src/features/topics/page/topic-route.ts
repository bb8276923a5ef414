import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { type TopicWanted, topicQuery } from '../queries.ts'
import { topicLink } from '../topic-link.ts'
import { messages as pageMessages } from './messages.en.ts'
import { topicTrail } from './topic-trail.ts'

/** @throws a not-found for what is no topic, or no kind that topics have */
export async function loadTopic({ queryClient, api, language }: PageContext, wanted: TopicWanted) {
	try {
		return { isLate: (await loadQuery(queryClient, topicQuery(api, language, wanted))) === undefined }
	} catch (error) {
		throw error instanceof ApiError && error.status < 500 ? notFound() : error
	}
}

/** A topic on which there is nothing yet is not to be listed, nor is what depends on a choice of the reader's. */
export async function topicHead(
	{ queryClient, api, language, origin, isLanguageInAddress }: PageContext,
	wanted: TopicWanted,
) {
	const m = await textsIn(pageMessages, language)
	const topic = queryClient.getQueryData(topicQuery(api, language, wanted).queryKey)?.data
	if (!topic) return unlistedHead(m.missingTitle, language)
	const { topic: id, kind, page } = wanted
	const head = pageHead({
		title: page ? `${topic.name} – ${m.pageNumber(page)}` : topic.name,
		description: m.description(topic.name),
		path: linkAddress(topicLink(id, kind, page)),
		data: [breadcrumbData(topicTrail(m, topic), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
	const isHidden = topic.kinds.length === 0 || kind !== undefined
	return { ...head, meta: [...head.meta, ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : [])] }
}
