import { useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { pastedIds } from './chosen-questions.ts'
import { messages as paperMessages } from './messages.en.ts'
import css from './paper-questions.module.css'

interface PasteIdsProps {
	label: string
	onPaste: (ids: string[]) => void
}

/** Takes a list of ids, as a spreadsheet has it. */
export function PasteIds({ label, onPaste }: PasteIdsProps) {
	const m = useMessages(paperMessages)
	const id = useId()
	const [text, setText] = useState('')
	const ids = pastedIds(text)
	const add = () => {
		onPaste(ids)
		setText('')
	}
	return (
		<details className={css.paste}>
			<summary>{m.paste}</summary>
			<label htmlFor={id}>{label}</label>
			<textarea id={id} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
			<Button isCompact disabled={ids.length === 0} onClick={add}>
				{m.addPasted(ids.length)}
			</Button>
		</details>
	)
}
