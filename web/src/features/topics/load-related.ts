import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { type ItemOfKind, relatedQuery } from './queries.ts'

/** Makes ready what `OnThisTopic` shows below an item. The page does without it: a failure is only logged. */
export async function loadRelated(
	{ queryClient, api, language }: Pick<PageContext, 'queryClient' | 'api' | 'language'>,
	item: ItemOfKind,
): Promise<void> {
	try {
		await loadQuery(queryClient, relatedQuery(api, language, item))
	} catch (error) {
		logFailure('what is on the same topics could not be had', error)
	}
}
