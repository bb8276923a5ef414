import field from '#web/ui/field.module.css'
import tools from './list-tools.module.css'

interface FilterSelectProps {
	label: string
	/** Is the choice that leaves everything in. */
	any: string
	choices: readonly { value: string; label: string }[]
	value: string | undefined
	onChange(value: string | undefined): void
}

/** Narrows a list of the desk to one value of a field. */
export function FilterSelect({ label, any, choices, value = '', onChange }: FilterSelectProps) {
	return (
		<select
			aria-label={label}
			className={`${field.control} ${tools.select}`}
			value={value}
			onChange={({ target }) => onChange(target.value || undefined)}
		>
			<option value="">{any}</option>
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	)
}
