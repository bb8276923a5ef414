import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import { type UploadSearch, uploadLink } from '../upload-search.ts'

/** Says which pages have gone to the question that their printed codes name. */
export function MovedPages({ moved, search }: { moved: Copy['moved']; search: UploadSearch }) {
	const m = useMessages(copyMessages)
	return moved.map(({ questionId, day, questionText, pages }) => (
		<Note key={`${day} ${questionId}`}>
			<p>{m.bookletPage.moved(pages, questionText)}</p>
			<PageLink link={uploadLink(search, { question: questionId, day })}>{m.bookletPage.openOther}</PageLink>
		</Note>
	))
}
