import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { studyYearQuery } from '../queries.ts'
import { messages as yearMessages } from './messages.en.ts'

/** The page stands without its data, and says why it has none. */
export async function loadStudyLog({ queryClient, api, language }: PageContext) {
	const data = loadQuery(queryClient, studyYearQuery(api))
	data.catch((error) => logFailure('the study log could not be had', error))
	await Promise.allSettled([data])
	return { title: (await textsIn(yearMessages, language)).title }
}
