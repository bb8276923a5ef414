import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { settleSwitch } from '#web/lib/settle-switch.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { ChangeKept } from './kept.ts'
import { setLocalMark } from './local-marks.ts'
import { messages as practiceNotesMessages } from './messages.en.ts'

interface MarkOptions {
	questionType: PracticeType
	questionId: string
	change: ChangeKept
	/** The server has confirmed it. */
	onSettled?: () => void
}

/** Marks a question as one to revise, or takes the mark away: on the server for whoever is signed in, else in the browser. */
export function useMark({ questionType, questionId, change, onSettled }: MarkOptions): (isOn: boolean) => void {
	const m = useMessages(practiceNotesMessages)
	const api = useApi()
	const router = useRouter()
	const viewer = useViewer()
	const { show } = useToast()
	const [wanted] = useState(() => new Map<string, boolean>())
	const put = (isToRevise: boolean) => change((kept) => ({ ...kept, isToRevise }))
	return (isOn) => {
		announce(isOn ? m.marked : m.unmarked)
		if (!viewer) return setLocalMark(questionType, questionId, isOn)
		put(isOn)
		void settleSwitch(wanted, questionId, isOn, {
			send: async (isToRevise) => {
				const params = { questionType, questionId }
				const call = 'PUT /api/practice-marks/:questionType/:questionId'
				return (await api(call, { params, body: { isToRevise } })).data
			},
			settle({ isToRevise }) {
				put(isToRevise)
				onSettled?.()
			},
			undo(confirmed, error) {
				put(confirmed?.isToRevise ?? !isOn)
				show({ title: needsSignIn(error) ? error.message : m.markFailed, kind: 'error' })
				if (needsSignIn(error)) noteSessionOver(router)
			},
		})
	}
}
