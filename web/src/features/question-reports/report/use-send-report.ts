import type { QuestionReportReason } from '@aravalli/shared/question-reports/report'
import { useMutation } from '@tanstack/react-query'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { forgetDraft } from './draft.ts'
import { messages as reportMessages } from './messages.en.ts'

/** Sends a report and closes its dialog; where that fails the dialog stays with what was typed, and says why. */
export function useSendReport(questionId: string, onClose: () => void) {
	const m = useMessages(reportMessages)
	const api = useApi()
	const { show } = useToast()
	const { mutate, isPending, error } = useMutation({
		mutationFn: (report: { reason: QuestionReportReason; text: string }) =>
			api('POST /api/question-reports', { body: { questionId, ...report } }),
		// Without a network the learner is told so at once.
		networkMode: 'always',
		onSuccess() {
			forgetDraft(questionId)
			show({ title: m.sent, kind: 'ok' })
			onClose()
		},
	})
	const failure = error && !isPending ? (error instanceof ApiError && error.message) || m.failed : null
	return { mutate, isPending, failure, wantsSignIn: needsSignIn(error) }
}
