import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'
import type { ImportMode } from './use-run-import.ts'

interface ModeChoiceProps {
	mode: ImportMode
	onChange: (mode: ImportMode) => void
}

export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
	const m = useMessages(transferMessages)
	const id = useId()
	return (
		<fieldset className={css.modes}>
			<legend>{m.mode}</legend>
			{(['drafts', 'publish'] as const).map((one) => (
				<label key={one} className={css.mode}>
					<input
						type="radio"
						name={id}
						aria-describedby={`${id}-${one}`}
						checked={mode === one}
						onChange={() => onChange(one)}
					/>
					<span>{m.modes[one].name}</span>
					<span id={`${id}-${one}`} className={css.hint}>
						{m.modes[one].hint}
					</span>
				</label>
			))}
		</fieldset>
	)
}
