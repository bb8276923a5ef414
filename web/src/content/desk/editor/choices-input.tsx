import type { ChoicesField } from '@aravalli/shared/content/fields'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { xIcon } from '#web/ui/icons.ts'
import css from './choices-input.module.css'
import { messages as editorMessages } from './messages.en.ts'

interface ChoicesInputProps {
	field: ChoicesField
	path: string
	label: string
	value: string[]
	error: string | undefined
	onChange: (value: string[]) => void
}

/** Takes several of many values: a select adds one to those chosen, which stand above it in their order. */
export function ChoicesInput({ field, path, label, value, error, onChange }: ChoicesInputProps) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const nameOf = (one: string) => field.names?.[one]?.[language] ?? one
	const isFull = value.length >= field.maxEntries
	return (
		<div className={css.choices}>
			<Field label={label} error={error}>
				{(control) => (
					<select
						{...control}
						name={path}
						value=""
						disabled={isFull}
						onChange={({ target }) => onChange([...value, target.value])}
					>
						<option value="">{isFull ? m.allChosen(field.maxEntries) : m.addChoice}</option>
						{field.values
							.filter((one) => !value.includes(one))
							.map((one) => (
								<option key={one} value={one}>
									{nameOf(one)}
								</option>
							))}
					</select>
				)}
			</Field>
			{value.length > 0 && (
				<ol className={css.chosen} aria-label={m.chosen}>
					{value.map((one) => (
						<li key={one}>
							{nameOf(one)}
							<IconButton
								label={m.takeOut(nameOf(one))}
								icon={xIcon}
								onClick={() => onChange(value.filter((other) => other !== one))}
							/>
						</li>
					))}
				</ol>
			)}
		</div>
	)
}
