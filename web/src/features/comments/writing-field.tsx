import { textLength } from '@aravalli/shared/comments/comment'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { counterWords } from './counter.ts'
import { type CommentTexts, commentMessages } from './messages.ts'
import css from './writing.module.css'

interface WritingFieldProps {
	ref: Ref<HTMLTextAreaElement>
	label: string
	hint?: string
	error: string | null
	value: string
	maxLength: number
	/** It is being sent. */
	isLocked: boolean
	onChange: (value: string) => void
}

/** A text on ruled lines, and how much of it fits. Ctrl and Enter send its form. */
export function WritingField(props: WritingFieldProps) {
	const { ref, label, hint = '', error, value, maxLength, isLocked, onChange } = props
	return (
		<Field label={label} hint={hint} error={error ?? undefined} aside={<Counter text={value} maxLength={maxLength} />}>
			{(control) => (
				<textarea
					{...control}
					ref={ref}
					rows={3}
					value={value}
					readOnly={isLocked}
					aria-busy={isLocked || undefined}
					className={classNames(control.className, css.ruled)}
					onChange={({ target }) => onChange(target.value)}
					onKeyDown={sendWithEnter}
				/>
			)}
		</Field>
	)
}

function sendWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
	event.preventDefault()
	event.currentTarget.form?.requestSubmit()
}

function Counter({ text, maxLength }: { text: string; maxLength: number }) {
	const m = useMessages(commentMessages)
	const length = textLength(text)
	const words = counterWords(length, maxLength)
	const [isUsed, setIsUsed] = useState(false)
	if (words !== 'plenty' && !isUsed) setIsUsed(true)
	return (
		<>
			<span className={words === 'plenty' ? css.counter : css.fullCounter}>{m.counter(length, maxLength)}</span>
			<span role="status" className="visuallyHidden">
				{isUsed && inWords(m, words)}
			</span>
		</>
	)
}

function inWords(m: CommentTexts, words: ReturnType<typeof counterWords>) {
	if (words === 'plenty') return ''
	return words === 'too-many' ? m.tooMany : m.fewLeft(words)
}
