import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { loadQuery } from '#web/lib/load-query.ts'
import type { PageFailure } from '#web/lib/page-failure.ts'
import { failureText } from './failure-text.ts'
import { strategyMessages } from './messages.ts'
import type { ContentQuery } from './queries.ts'

interface Context {
	queryClient: QueryClient
	language: Language
}

/** Makes a page's content ready. Without it the rest of the page stands, and says what failed. */
export async function loadContent<T>({ queryClient, language }: Context, query: ContentQuery<T>): Promise<PageFailure> {
	try {
		await loadQuery(queryClient, query)
		return {}
	} catch (error) {
		return { failure: failureText(error, await strategyMessages.load(language)) }
	}
}
