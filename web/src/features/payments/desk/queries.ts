import type { CalledApi } from '@aravalli/shared/api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { MoneyList, MoneySearch } from './money-search.ts'

const ROWS_ON_PAGE = 25

export type MoneyAnswers = { [List in MoneyList]: Answer<CalledApi[`GET /api/admin/${List}`]> }

export type MoneyRow<List extends MoneyList> = MoneyAnswers[List]['data'][number]

/** Asks for a page of a list. The server's markup has none of it, so the first render over it has none either. */
export function useMoneyPage<List extends MoneyList>(
	api: ApiClient,
	list: List,
	{ search, status, page }: MoneySearch,
) {
	const isHydrated = useIsHydrated()
	const narrowed = list === 'payments' && status ? { status } : {}
	const query = { search, page, limit: ROWS_ON_PAGE, ...narrowed }
	const found = useQuery({ ...apiQuery(api, `GET /api/admin/${list}`, { query } as never), staleTime: 0 })
	const answer = found.data as MoneyAnswers[List] | undefined
	return isHydrated ? { ...found, data: answer } : { ...found, data: undefined, error: null, isFetching: true }
}

export function usePayment(api: ApiClient, paymentId: string) {
	const isHydrated = useIsHydrated()
	const asked = apiQuery(api, 'GET /api/admin/payments/:paymentId', { params: { paymentId } })
	const found = useQuery({ ...asked, staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks again for all that a change of money is seen in. */
export const refreshMoney = (queryClient: QueryClient) =>
	queryClient.invalidateQueries({
		predicate: ({ queryKey }) =>
			/^GET \/api\/(admin\/(payments|orders|refunds|bookings|subscriptions)|subscriptions)/.test(String(queryKey[0])),
	})
