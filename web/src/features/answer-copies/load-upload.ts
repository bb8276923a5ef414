import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as copyMessages } from './messages.en.ts'
import { copyQuery, todayQuery } from './queries.ts'
import { findAsked } from './today/asked-question.ts'
import type { UploadSearch } from './upload-search.ts'

/** A failure is shown in the page, with the way to try again. */
export async function loadUpload(
	{ queryClient, api, language }: PageContext,
	search: Pick<UploadSearch, 'question' | 'day'>,
) {
	const [{ title }, today] = await Promise.all([
		textsIn(copyMessages, language),
		loadQuery(queryClient, todayQuery(api, language)).catch(() => undefined),
	])
	const copyId = today && findAsked(today.data, search)?.copyId
	if (copyId) await loadQuery(queryClient, copyQuery(api, language, copyId)).catch(() => undefined)
	return { title, loadedAt: Date.now() }
}
