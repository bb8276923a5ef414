import { formatMoment } from '@aravalli/shared/format-moment'
import type { PracticeNote } from '@aravalli/shared/practice-notes/contract'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Button } from '#web/ui/button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import css from './kept-list.module.css'
import { messages as panelMessages } from './panel-messages.en.ts'

interface KeptNoteProps {
	note: PracticeNote
	/** Has the focus as it appears, unless somebody writes something else by then. */
	isNew: boolean
	onRemove: () => void
}

/** Shows a note as it was written, with its line breaks. */
export function KeptNote({ note: { commentText, createdAt }, isNew, onRemove }: KeptNoteProps) {
	const m = useMessages(panelMessages)
	const language = useLanguage()
	const item = useRef<HTMLLIElement>(null)
	const remove = useRef<HTMLButtonElement>(null)
	const [isAsked, setIsAsked] = useState(false)
	useEffect(() => {
		if (isNew && !document.activeElement?.matches(':read-write')) item.current?.focus()
	}, [isNew])
	return (
		<li ref={item} tabIndex={-1} className={css.note}>
			<p lang={textLanguage(commentText)} className={css.text}>
				{commentText}
			</p>
			{isAsked ? (
				<RemovalQuestion
					question={m.noteQuestion}
					removeLabel={m.remove}
					keepLabel={m.keep}
					opener={remove}
					onKeep={() => setIsAsked(false)}
					onRemove={onRemove}
				/>
			) : (
				<div className={css.foot}>
					<time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
					<Button ref={remove} variant="quiet" isCompact icon={trashIcon} onClick={() => setIsAsked(true)}>
						{m.remove}
					</Button>
				</div>
			)}
		</li>
	)
}
