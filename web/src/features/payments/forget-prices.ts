import type { QueryClient } from '@tanstack/react-query'

/** Begin the keys of what a purchase changes: prices and places, what the learner has, and what they have paid. */
const changed = [
	'GET /api/courses',
	'GET /api/dashboard',
	'GET /api/evaluation-plans',
	'GET /api/mentorship-calls',
	'GET /api/payment/history',
	'GET /api/session-bookings',
	'GET /api/subscriptions/',
]

/** Asks anew for all that is shown of it; call it after a purchase, and when a price has turned out to be another one. */
export function forgetPrices(queryClient: QueryClient): void {
	void queryClient.invalidateQueries({
		predicate: ({ queryKey: [name] }) => typeof name === 'string' && changed.some((begin) => name.startsWith(begin)),
	})
}
