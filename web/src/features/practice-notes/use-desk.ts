import { useMemo, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { type Desk, type DeskStore, deskOf } from './desk.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

/** Returns the viewer's desk for one question. After the end of a session it stays, for its owner to sign in again. */
export function useDesk(subject: string): { desk: Desk; store: DeskStore } {
	const { signIn } = useMessages(panelMessages).problems
	const viewerId = useViewer()?.id ?? null
	const [owner, setOwner] = useState(viewerId)
	if (viewerId && viewerId !== owner) setOwner(viewerId)
	const store = useMemo(() => deskOf(subject, owner), [subject, owner])
	const desk = useSyncExternalStore(store.subscribe, store.get, store.get)
	const isAnswered = (problem: string | null) => viewerId !== null && problem === signIn
	return {
		store,
		desk: {
			...desk,
			problem: isAnswered(desk.problem) ? null : desk.problem,
			photoProblem: isAnswered(desk.photoProblem) ? null : desk.photoProblem,
		},
	}
}
