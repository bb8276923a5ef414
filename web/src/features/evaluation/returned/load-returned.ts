import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as returnedMessages } from './messages.en.ts'
import { copyQuery, evaluationQuery } from './queries.ts'

/** Somebody else's copy and one that does not exist are not found, alike; any other failure is shown in the page. */
export async function loadReturned({ queryClient, api, language }: PageContext, copyId: string) {
	const m = await textsIn(returnedMessages, language)
	const copy = await loadQuery(queryClient, copyQuery(api, language, copyId)).catch(missing)
	if (copy && copy.data.state !== 'returned') return { title: m.waitingTitle, loadedAt: Date.now() }
	if (copy) await loadQuery(queryClient, evaluationQuery(api, language, copyId)).catch(() => undefined)
	return { title: m.title, loadedAt: Date.now() }
}

function missing(error: unknown): undefined {
	if (error instanceof ApiError && error.status === 404) throw notFound()
	return undefined
}
