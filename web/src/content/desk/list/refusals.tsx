import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as listMessages } from './messages.en.ts'
import css from './refusals.module.css'
import type { Refusal } from './use-bulk.ts'

/** Says which entries were left as they are, and why. */
export function Refusals({ refusals }: { refusals: Refusal[] }) {
	const m = useMessages(listMessages)
	if (refusals.length === 0) return null
	return (
		<Note kind="error">
			<p>{m.refused(refusals.length)}</p>
			<ul className={css.list}>
				{refusals.map(({ row: { id, title }, message }) => (
					<li key={id}>
						<b lang={title.english ? 'en' : 'hi'}>{title.english || title.hindi || m.untitled}</b>: {message}
					</li>
				))}
			</ul>
		</Note>
	)
}
