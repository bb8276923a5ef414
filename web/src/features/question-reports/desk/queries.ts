import type { ReportedQuestion } from '@aravalli/shared/question-reports/contract'
import type { ReportOutcome } from '@aravalli/shared/question-reports/report'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, apiQuery } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as reportedMessages } from './messages.en.ts'

export type ReportState = 'open' | 'closed'

const listKey = 'GET /api/admin/question-reports'

/** Asks for a page of what was reported. The server's markup has none of it, so the first render over it has none either. */
export function useReportedPage(api: ApiClient, state: ReportState, page: number) {
	const isHydrated = useIsHydrated()
	const found = useQuery({ ...apiQuery(api, listKey, { query: { state, page } }), staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Closes the reports of a question as far as they were seen, says so, and has the list brought up to date. */
export function useClosing(
	api: ApiClient,
	{ kind, questionId, lastReportedAt }: ReportedQuestion,
	onClosed: () => void,
) {
	const m = useMessages(reportedMessages)
	const queryClient = useQueryClient()
	const { show } = useToast()
	const refresh = () =>
		queryClient.invalidateQueries({
			predicate: ({ queryKey }) => [listKey, 'GET /api/admin/overview'].includes(String(queryKey[0])),
		})
	return useMutation({
		mutationFn: (outcome: ReportOutcome) =>
			api('POST /api/admin/question-reports/:kind/:questionId/close', {
				params: { kind, questionId },
				body: { outcome, until: lastReportedAt },
			}),
		async onSuccess({ data }) {
			onClosed()
			show({ title: m.closed(data.closed), kind: 'ok' })
			await refresh()
		},
		async onError(error) {
			show({ title: (error instanceof ApiError && error.message) || m.failed, kind: 'error' })
			await refresh()
		},
	})
}
