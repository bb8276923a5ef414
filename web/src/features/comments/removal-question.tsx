import { type RefObject, useEffect, useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import css from './comment-item.module.css'
import { commentMessages } from './messages.ts'

interface RemovalQuestionProps {
	question: string
	onRemove: () => void
	onKeep: () => void
	/** Has the focus again when it is kept. */
	opener: RefObject<HTMLElement | null>
}

/** Asked in the place of the buttons, because what is deleted cannot be had back. */
export function RemovalQuestion({ question, onRemove, onKeep, opener }: RemovalQuestionProps) {
	const m = useMessages(commentMessages)
	const id = useId()
	const keep = useRef<HTMLButtonElement>(null)
	useEffect(() => keep.current?.focus(), [])
	const goBack = () => {
		onKeep()
		setTimeout(() => opener.current?.focus())
	}
	return (
		<fieldset aria-labelledby={id} className={css.removal}>
			<p id={id}>{question}</p>
			<div className={css.removalButtons}>
				<Button variant="danger" isCompact onClick={onRemove}>
					{m.actions.remove}
				</Button>
				<Button ref={keep} variant="quiet" isCompact onClick={goBack}>
					{m.removal.keep}
				</Button>
			</div>
		</fieldset>
	)
}
