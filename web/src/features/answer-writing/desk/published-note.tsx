import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { newQuestionLink } from './desk-links.ts'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-editor.module.css'

/** Shows after publishing where readers see the question, and leads on to the next one of its kind. */
export function PublishedNote({ id }: { id: string }) {
	const m = useMessages(deskMessages)
	return (
		<Note>
			<div className={css.row}>
				<p>{m.publishedNote}</p>
				<PageLink link={linkOptions({ to: '/answer-writing-practice/$questionId', params: { questionId: id } })}>
					{m.seeQuestion}
				</PageLink>
				<PageLink link={newQuestionLink(id)}>{m.addAnother}</PageLink>
			</div>
		</Note>
	)
}
