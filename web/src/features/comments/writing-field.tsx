import { textLength } from '@aravalli/shared/comments/comment'
import { type Ref, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { RuledArea } from '#web/ui/ruled-area.tsx'
import { counterWords } from './counter.ts'
import { type CommentTexts, messages as commentMessages } from './messages.en.ts'
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

/** Shows a text on ruled lines, and how much of it fits. */
export function WritingField(props: WritingFieldProps) {
	const { ref, label, hint = '', error, value, maxLength, isLocked, onChange } = props
	return (
		<Field label={label} hint={hint} error={error ?? undefined} aside={<Counter text={value} maxLength={maxLength} />}>
			{(control) => (
				<RuledArea
					{...control}
					ref={ref}
					value={value}
					isLocked={isLocked}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
		</Field>
	)
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
