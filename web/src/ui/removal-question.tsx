import { type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './removal-question.module.css'

interface RemovalQuestionProps {
	question: string
	/** Says what removes it ('Delete'). */
	removeLabel: string
	/** Says what keeps it ('Keep it'). */
	keepLabel: string
	onRemove: () => void
	onKeep: () => void
	/** Has the focus again when it is kept. */
	opener: RefObject<HTMLElement | null>
	className?: string | undefined
}

/** Is asked in the place of the buttons, because what is deleted cannot be had back. */
export function RemovalQuestion(props: RemovalQuestionProps) {
	const { question, removeLabel, keepLabel, onRemove, onKeep, opener, className } = props
	const id = useId()
	const keep = useRef<HTMLButtonElement>(null)
	useEffect(() => keep.current?.focus(), [])
	const goBack = () => {
		onKeep()
		setTimeout(() => opener.current?.focus())
	}
	return (
		<fieldset aria-labelledby={id} className={classNames(css.removal, className)}>
			<p id={id}>{question}</p>
			<div className={css.buttons}>
				<Button variant="danger" isCompact onClick={onRemove}>
					{removeLabel}
				</Button>
				<Button ref={keep} variant="quiet" isCompact onClick={goBack}>
					{keepLabel}
				</Button>
			</div>
		</fieldset>
	)
}
