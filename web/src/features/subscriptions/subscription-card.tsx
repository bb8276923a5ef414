import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import '#web/ui/progress.module.css'
import type { SubscriptionOf } from './queries.ts'
import './subscription-card.module.css'

const loadPart = async () => (await import('./subscription-card-part.tsx')).SubscriptionCardPart
const part = declareNearPart(null, loadPart)
type Shown = ComponentProps<Awaited<ReturnType<typeof loadPart>>>

/** Its data and its code, so that the page does not move when they come. Visitors need neither. */
export async function loadSubscriptionCard(
	queryClient: QueryClient,
	api: ApiClient,
	of: SubscriptionOf,
): Promise<void> {
	try {
		const [{ loadSubscription }] = await Promise.all([import('./queries.ts'), loadPart()])
		await loadSubscription(queryClient, api, of)
	} catch (error) {
		logFailure('the code of the subscription could not be had', error)
	}
}

/** What a learner has bought and how long it still lasts. */
export function SubscriptionCard(props: Shown) {
	return <NearPart of={part} {...props} />
}
