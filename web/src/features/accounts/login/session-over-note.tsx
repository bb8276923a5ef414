import { useRouterState } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as loginMessages } from './messages.en.ts'

/** Why somebody who was signed in is asked to sign in again. The browser's history knows it, the server does not. */
export function SessionOverNote({ isShown }: { isShown: boolean }) {
	const m = useMessages(loginMessages)
	const isOver = useRouterState({ select: ({ location }) => location.state.isSessionOver === true })
	const isHydrated = useIsHydrated()
	return isShown && isOver && isHydrated && <Note kind="warning">{m.sessionOver}</Note>
}
