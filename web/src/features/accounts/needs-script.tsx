import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { accountsMessages } from './messages.ts'

export function NeedsScript() {
	const m = useMessages(accountsMessages)
	return (
		<noscript>
			<Note kind="warning">{m.needsScript}</Note>
		</noscript>
	)
}
