import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as testMessages } from './messages.en.ts'
import { hallLink, listPath } from './mock-test-links.ts'
import { forgetAttempts } from './queries.ts'

/** Begins an attempt, or finds the one that runs, and leads into the hall. */
export function useStartTest(paperId: string) {
	const m = useMessages(testMessages)
	const api = useSignedInApi(`${listPath.slice(1)}/${paperId}`)
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const { show } = useToast()
	const { mutate, isPending, isSuccess } = useMutation({
		mutationFn: () => api('POST /api/mock-tests/papers/:paperId/attempts', { params: { paperId } }),
		networkMode: 'always',
		onSuccess: ({ data: { attemptId } }) => {
			forgetAttempts(queryClient)
			void navigate(hallLink(attemptId))
		},
		onError: (error) =>
			show({ kind: 'error', title: error instanceof ApiError && error.message ? error.message : m.startFailed }),
	})
	return { start: () => mutate(), isStarting: isPending || isSuccess }
}
