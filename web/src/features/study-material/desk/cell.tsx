import { type Language, languageTags } from '@aravalli/shared/language'
import type { KeyboardEvent } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import css from './cell.module.css'

interface CellProps {
	language: Language
	/** Is the name of the control, as in 'hindi.nodes.3.label'. */
	path: string
	/** Says which text it is; it is read out, and stands there while nothing is written. */
	label: string
	value: string
	/** Is how many characters it may have once it is published. */
	limit: number
	error: string | undefined
	/** Publishing asks for it. */
	isNeeded: boolean
	/** Is of less weight than what stands above it. */
	isNote?: boolean
	onWrite: (text: string) => void
	onFocus?: () => void
	onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Takes one text of a drawing, in as many lines as it needs. */
export function Cell({ language, path, label, value, limit, error, isNeeded, isNote, onWrite, ...told }: CellProps) {
	const m = useMessages(editingMessages)
	const over = value.trim().length - limit
	const isGap = isNeeded && value.trim() === ''
	return (
		<div className={css.cell} data-gap={isGap || undefined}>
			<textarea
				{...told}
				name={path}
				className={css.text}
				data-note={isNote || undefined}
				rows={1}
				lang={languageTags[language]}
				dir="ltr"
				aria-label={label}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${path}-error` : undefined}
				value={value}
				// What is pasted may have several lines.
				onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, ' '))}
			/>
			{over > 0 && <span className={css.over}>{m.overLimit(formatCount(over))}</span>}
			<FieldError id={`${path}-error`} message={error} />
		</div>
	)
}
