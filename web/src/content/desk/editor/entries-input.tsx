import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { SheetField } from '#web/ui/editing/sheet-field.tsx'
import { messages as editorMessages } from './messages.en.ts'
import css from './text-input.module.css'

interface EntriesInputProps {
	path: string
	label: string
	lang: string
	tags: string[]
	error: string | undefined
	onChange: (entries: string[]) => void
}

/** Takes sentences, one a line. Keeps its own state: give it a key where they may be replaced. */
export function EntriesInput({ tags: entries, onChange, ...field }: EntriesInputProps) {
	const m = useMessages(editorMessages)
	const [typed, setTyped] = useState(entries.join('\n'))
	const change = (text: string) => {
		setTyped(text)
		const lines = text.split('\n').map((line) => line.trim())
		onChange(lines.filter((line) => line !== ''))
	}
	return (
		<SheetField {...field}>
			{(control) => (
				<>
					<textarea {...control} rows={3} value={typed} onChange={({ target }) => change(target.value)} />
					<span className={css.hint}>{m.entriesHint}</span>
				</>
			)}
		</SheetField>
	)
}
