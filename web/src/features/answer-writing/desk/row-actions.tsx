import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { refreshQuestions } from './queries.ts'
import { questionCalls } from './question-calls.ts'
import type { QuestionItemRow } from './question-item.ts'

interface RowActionsProps {
	row: QuestionItemRow
}

/** Deletes at once and offers a way back. */
export function RowActions({ row: { id, version, status, title } }: RowActionsProps) {
	const m = useMessages(deskMessages)
	const { show } = useToast()
	const queryClient = useQueryClient()
	const [isBusy, setIsBusy] = useState(false)
	const name = title.english || title.hindi || m.untitled

	const attempt = async (work: () => Promise<unknown>, onDone: () => void) => {
		setIsBusy(true)
		try {
			await work()
			onDone()
		} catch (error) {
			show({ title: error instanceof ApiError ? error.message : m.failed, kind: 'error' })
		} finally {
			setIsBusy(false)
			await refreshQuestions(queryClient)
		}
	}
	const restore = () =>
		void attempt(
			() => questionCalls.restore(id),
			() => show({ title: m.restored, kind: 'ok' }),
		)
	const remove = () =>
		void attempt(
			() => questionCalls.remove(id, version),
			() => show({ title: m.removed, kind: 'ok', stays: true, action: { label: m.undo, onPress: restore } }),
		)

	if (status === 'deleted') {
		return (
			<Button isCompact disabled={isBusy} aria-label={m.restoreQuestion(name)} onClick={restore}>
				{m.restore}
			</Button>
		)
	}
	return <IconButton icon={trashIcon} label={m.removeQuestion(name)} disabled={isBusy} onClick={remove} />
}
