import { useMemo, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { type AnswerSheet, type AnswerSheetStore, answerSheetOf } from './answer-sheet.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

/** Returns the viewer's answer sheet for one question. After the end of a session it stays, for its owner to sign in again. */
export function useAnswerSheet(subject: string): { sheet: AnswerSheet; store: AnswerSheetStore } {
	const { signIn } = useMessages(panelMessages).problems
	const viewerId = useViewer()?.id ?? null
	const [owner, setOwner] = useState(viewerId)
	if (viewerId && viewerId !== owner) setOwner(viewerId)
	const store = useMemo(() => answerSheetOf(subject, owner), [subject, owner])
	const sheet = useSyncExternalStore(store.subscribe, store.get, store.get)
	const isAnswered = (problem: string | null) => viewerId !== null && problem === signIn
	return {
		store,
		sheet: {
			...sheet,
			problem: isAnswered(sheet.problem) ? null : sheet.problem,
			photoProblem: isAnswered(sheet.photoProblem) ? null : sheet.photoProblem,
		},
	}
}
