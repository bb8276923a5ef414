import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as revisionMessages } from './messages.en.ts'
import { revisionQuery } from './queries.ts'

/** The page stands without its data, and says why it has none. */
export async function loadRevision({ queryClient, api, language }: PageContext) {
	const data = loadQuery(queryClient, revisionQuery(api))
	data.catch((error) => logFailure('the day of revision could not be had', error))
	await Promise.allSettled([data])
	return { title: (await textsIn(revisionMessages, language)).title }
}
