import type { EditedItem } from '#web/content/desk/editor/kind-desk.ts'
import { useMessages } from '#web/lib/messages.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { KEY_NOTE } from './key-choice.tsx'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-sheet.module.css'
import { usePublishedKey } from './use-published-key.ts'

/** Says what is wrong with the key, and what another key, or none, does to tests that were marked already. */
export function KeyNotes({ editing: { content, errorOf }, item }: EditedItem) {
	const m = useMessages(deskMessages)
	const published = usePublishedKey(item)
	const isOther = published !== null && (published.key !== content.key || published.isDropped !== content.isDropped)
	return (
		<div id={KEY_NOTE} className={css.notes}>
			<FieldError id="key-error" message={errorOf('key')} />
			{isOther && <p className={css.note}>{m.marksAnew}</p>}
		</div>
	)
}
