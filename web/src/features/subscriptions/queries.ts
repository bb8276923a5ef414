import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer, ApiClient } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'

type Subscriptions = Answer<Api['GET /api/subscriptions/:userId']>

/** The call is answered in the page's language; the key has it too, so that a switch asks again. */
export function subscriptionQuery(api: ApiClient, language: Language, userId: string) {
	const key = 'GET /api/subscriptions/:userId'
	const input = { params: { userId } }
	return queryOptions({ queryKey: [key, input, language] as const, queryFn: () => api(key, input), retry: false })
}

export interface SubscriptionOf {
	language: Language
	userId: string
}

/** A page does without it: a failure is only logged. */
export async function loadSubscription(
	queryClient: QueryClient,
	api: ApiClient,
	{ language, userId }: SubscriptionOf,
): Promise<void> {
	const options = subscriptionQuery(api, language, userId)
	try {
		await loadQuery(queryClient, options)
	} catch (error) {
		logFailure('the subscription could not be had', error)
		queryClient.setQueryData<Subscriptions>(options.queryKey, { success: true, data: null, subscriptions: [] })
	}
}
