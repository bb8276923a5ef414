import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { commentId, pinId, pressing } from '../comment-places.ts'
import { messages as returnedMessages } from '../messages.en.ts'
import css from './comments-sheet.module.css'

export interface NumberedComment {
	comment: Annotation
	number: number
	/** Counts from 1. */
	page: number
}

interface CommentsSheetProps {
	comments: readonly NumberedComment[]
	remark: string
	chosenId: string | null
	/** A comment was pressed. */
	onChoose: (comment: NumberedComment) => void
}

/** Lists what the evaluator has written on the pages, in the order of the pins; a press leads to the pin. */
export function CommentsSheet({ comments, remark, chosenId, onChoose }: CommentsSheetProps) {
	const m = useMessages(returnedMessages)
	return (
		<Sheet as="section" isPadded className={css.sheet}>
			<h2 className={css.title}>{m.comments}</h2>
			{comments.length === 0 && <p className={css.none}>{m.noComments}</p>}
			<ol className={css.list}>
				{comments.map((one) => (
					<li key={one.comment.id} className={css.item}>
						<a
							id={commentId(one.comment.id)}
							href={`#${pinId(one.comment.id)}`}
							className={css.comment}
							aria-current={one.comment.id === chosenId || undefined}
							onClick={pressing(() => onChoose(one))}
						>
							<span className={css.pin} data-tone={one.comment.tone}>
								<span className="visuallyHidden">{m.pin(one.number, m.tones[one.comment.tone])}. </span>
								<span aria-hidden="true">{one.number}</span>
							</span>
							<span lang={textLanguage(one.comment.text)}>{one.comment.text}</span>
							<span className="visuallyHidden"> {m.toPin(one.page)}</span>
						</a>
					</li>
				))}
			</ol>
			{remark && (
				<p className={css.remark}>
					<b>{m.overall}</b> <span lang={textLanguage(remark)}>{remark}</span>
				</p>
			)}
		</Sheet>
	)
}
