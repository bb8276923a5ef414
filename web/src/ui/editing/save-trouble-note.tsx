import type { SaveTrouble } from '#web/lib/editing/save-trouble.ts'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'
import css from './editor-parts.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface SaveTroubleNoteProps {
	copy: WorkingCopyState<unknown>
	onLogin: () => void
	onRestore: () => void
}

/** Says why something cannot be saved and what to do; or that what had not been saved is here again. */
export function SaveTroubleNote({ copy, onLogin, onRestore }: SaveTroubleNoteProps) {
	const m = useMessages(editingMessages)
	const { trouble, wasKept, theirs, busyWith, isChanged, isKept } = copy
	if (!trouble) return wasKept && !theirs && <Note>{m.kept}</Note>
	return (
		<Note kind={trouble === 'away' ? 'warning' : 'error'}>
			<div className={css.row} role={trouble === 'away' ? 'status' : undefined}>
				<p>
					{trouble === 'away' && !isChanged ? m.notDone : m.troubles[trouble]}
					{isChanged && !isSaidElsewhere(trouble) && ` ${isKept ? m.isKept : m.isNotKept}`}
				</p>
				{trouble === 'signed-out' && (
					<Button isCompact onClick={onLogin}>
						{m.login}
					</Button>
				)}
				{trouble === 'deleted' && (
					<Button isCompact onClick={onRestore} disabled={busyWith !== null}>
						{m.restore}
					</Button>
				)}
			</div>
		</Note>
	)
}

/** The fields are there to be seen, and a way on beside it. */
const isSaidElsewhere = (trouble: SaveTrouble) => trouble === 'refused' || trouble === 'deleted'
