import type { ScheduledDay } from '@aravalli/shared/daily-questions/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as scheduleMessages } from './messages.en.ts'
import { refreshSchedule } from './queries.ts'

/** Puts questions on a day and saves it at once; where somebody else has changed the day, nothing is changed and it is shown anew. */
export function useScheduling(api: ApiClient, { day, questions }: ScheduledDay) {
	const m = useMessages(scheduleMessages)
	const language = useLanguage()
	const queryClient = useQueryClient()
	const { show } = useToast()
	const [isBusy, setIsBusy] = useState(false)
	const ids = questions.map(({ questionId }) => questionId)

	async function put(questionIds: string[], expected: string[]): Promise<boolean> {
		setIsBusy(true)
		try {
			const body = { questionIds, expected }
			await api('PUT /api/admin/daily-questions/:day', { params: { day }, query: { lang: language }, body })
			return true
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || m.failed, kind: 'error' })
			return false
		} finally {
			await refreshSchedule(queryClient)
			setIsBusy(false)
		}
	}

	return {
		isBusy,
		add: (id: string) => put([...ids, id], ids),
		moveUp(id: string) {
			const index = ids.indexOf(id)
			const moved = ids.filter((one) => one !== id)
			moved.splice(Math.max(0, index - 1), 0, id)
			return put(moved, ids)
		},
		async remove(id: string) {
			const rest = ids.filter((one) => one !== id)
			if (!(await put(rest, ids))) return
			show({ title: m.removed, kind: 'ok', action: { label: m.undo, onPress: () => void put(ids, rest) } })
		},
	}
}
