import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { messages as mockMessages } from './messages.en.ts'
import { paperQuery, sittingsQuery } from './queries.ts'

/** Makes a paper ready, and one's own attempts at it. @throws what the router shows as a page that is not there */
export async function loadPaper({ queryClient, api, language, hasSession }: PageContext, paperId: string) {
	const viewer = await loadViewer(queryClient, api, hasSession)
	try {
		const [answer] = await Promise.all([
			loadQuery(queryClient, paperQuery(api, language, paperId)),
			viewer && loadQuery(queryClient, sittingsQuery(api, language, paperId)),
		])
		return { paper: answer?.data }
	} catch (error) {
		throw error instanceof ApiError && error.status === 404 ? notFound() : error
	}
}

/** Makes a page of one's own with a paper ready: the room, or the result. */
export async function loadOwnPaper(context: PageContext, paperId: string, page: 'room' | 'result') {
	const m = await textsIn(mockMessages, context.language)
	const { paper } = await loadPaper(context, paperId)
	return { title: m[page].title(paper?.title ?? m.title) }
}
