import { type KeyboardEvent, useRef } from 'react'
import { changeText, type TextChange, toggleNumbers, toggleStrong } from '#web/lib/editing/mark-text.ts'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '../icon-button.tsx'
import css from './editor-parts.module.css'
import { boldIcon, listOrderedIcon } from './icons.ts'
import { messages as editingMessages } from './messages.en.ts'
import { SheetField } from './sheet-field.tsx'

interface MarkedTextProps {
	path: string
	label: string
	lang: string
	value: string
	error: string | undefined
	/** Takes what room there is. */
	isLarge?: boolean
	/** Without it only the keys make marks. */
	hasToolbar?: boolean
	onChange: (value: string) => void
}

/** Edits a text with the marks that readers see as bold phrases and numbered points. */
export function MarkedText({ value, hasToolbar = true, onChange, ...field }: MarkedTextProps) {
	const m = useMessages(editingMessages)
	const area = useRef<HTMLTextAreaElement>(null)
	const mark = (change: (text: string, from: number, to: number) => TextChange) => {
		const { current } = area
		if (current) changeText(current, change(current.value, current.selectionStart, current.selectionEnd))
	}
	const press = (event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
		event.preventDefault()
		mark(toggleStrong)
	}
	const toolbar = (
		<div className={css.toolbar} role="toolbar" aria-label={`${m.toolbar}: ${field.label}`}>
			<IconButton icon={boldIcon} label={m.strong} onClick={() => mark(toggleStrong)} />
			<IconButton icon={listOrderedIcon} label={m.numbers} onClick={() => mark(toggleNumbers)} />
		</div>
	)
	return (
		<SheetField {...field} toolbar={hasToolbar && toolbar}>
			{(control) => (
				<textarea
					{...control}
					ref={area}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={press}
				/>
			)}
		</SheetField>
	)
}
