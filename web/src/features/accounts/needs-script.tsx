import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as accountsMessages } from './messages.en.ts'

export function NeedsScript() {
	const m = useMessages(accountsMessages)
	return (
		<noscript>
			<Note kind="warning">{m.needsScript}</Note>
		</noscript>
	)
}
