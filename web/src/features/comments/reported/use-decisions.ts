import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOfferUndo } from '#web/content/desk/use-offer-undo.ts'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { threadCalls } from '../calls.ts'
import { messages as reportedMessages } from './messages.en.ts'
import { type Reported, refreshReported } from './queries.ts'

type Decision = 'keep' | 'withdraw' | 'remove'

/**
 * Carries out what ADMIN decides about one comment or reply, says so, and has the list brought up to date.
 * @param onDecided when it no longer waits
 */
export function useDecisions(api: ApiClient, reported: Reported, onDecided: () => void) {
	const { said, failed } = useMessages(reportedMessages)
	const queryClient = useQueryClient()
	const { show } = useToast()
	const refresh = () => refreshReported(queryClient)
	const offerUndo = useOfferUndo(refresh)
	const calls = callsFor(api, reported)
	return useMutation({
		mutationFn: (decision: Decision) => calls[decision](),
		async onSuccess(_, decision) {
			onDecided()
			if (decision === 'keep') show({ title: said.kept, kind: 'ok' })
			if (decision === 'remove') show({ title: said.removed, kind: 'ok' })
			if (decision === 'withdraw') offerUndo(said.withdrawn, said.shown, () => calls.withdraw(false).then(() => true))
			await refresh()
		},
		async onError(error) {
			show({ title: (error instanceof ApiError && error.message) || failed, kind: 'error' })
			await refresh()
		},
	})
}

function callsFor(api: ApiClient, { commentId, replyId, subject, questionId, lastReportedAt: until }: Reported) {
	const thread = threadCalls(api, subject, questionId)
	return {
		keep: () =>
			api('POST /api/admin/reported-comments/:commentId/keep', { params: { commentId }, body: { replyId, until } }),
		withdraw: (isOn = true) => thread.change({ action: 'withdraw_comment', commentId, isOn }),
		remove: () => (replyId === null ? thread.remove(commentId) : thread.removeReply(commentId, replyId)),
	}
}
