import { type Annotation, commentNumbers } from '@aravalli/shared/evaluation/annotation'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './comment-list.module.css'

interface CommentListProps {
	annotations: readonly Annotation[]
	pages: Workspace['pages']
	selectedId: string | null
	onShow: (id: string, pageIndex: number) => void
}

/** Lists the comments in the order of their numbers, to go to. */
export function CommentList({ annotations, pages, selectedId, onShow }: CommentListProps) {
	const m = useMessages(deskMessages).comment
	const pageIds = pages.map(({ pageId }) => pageId)
	const numbers = commentNumbers(annotations, pageIds)
	const comments = annotations
		.flatMap((annotation) => ({ annotation, number: numbers.get(annotation.id) ?? 0 }))
		.filter(({ number }) => number > 0)
		.toSorted((one, other) => one.number - other.number)
	if (comments.length === 0) return <p className={css.none}>{m.none}</p>
	return (
		<ol className={css.list}>
			{comments.map(({ annotation: { id, pageId, tone, text }, number }) => {
				const pageIndex = pageIds.indexOf(pageId)
				return (
					<li key={id}>
						<button
							type="button"
							className={css.comment}
							aria-current={id === selectedId || undefined}
							onClick={() => onShow(id, pageIndex)}
						>
							<span className={css.pin} data-tone={tone} aria-hidden="true">
								{number}
							</span>
							<span className={css.words}>
								<span className="visuallyHidden">{m.number(number)}: </span>
								<span className={css.text}>{text || m.empty}</span>
								<small className={css.about}>
									{m.tones[tone]}, {m.onPage(pageIndex + 1)}
								</small>
							</span>
						</button>
					</li>
				)
			})}
		</ol>
	)
}
