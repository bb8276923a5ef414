import type { NumberField, NumbersField } from '@aravalli/shared/content/fields'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { messages as editorMessages } from './messages.en.ts'
import { readNumber, readNumbers } from './read-numbers.ts'

interface NumbersInputProps {
	field: NumberField | NumbersField
	path: string
	label: string
	value: number | number[] | null
	error: string | undefined
	onChange: (value: number | number[] | null) => void
}

/** Takes one number, or several. What is typed stays as it is, and is marked where it is no number. */
export function NumbersInput({ field, path, label, value, error, onChange }: NumbersInputProps) {
	const m = useMessages(editorMessages)
	const areMany = field.type === 'numbers'
	const [typed, setTyped] = useState(areMany ? (value as number[]).join(', ') : String(value ?? ''))
	/** Is what was read last: a value from elsewhere, such as of a part that was moved, takes its place. */
	const [read, setRead] = useState(JSON.stringify(value))
	if (read !== JSON.stringify(value)) {
		setRead(JSON.stringify(value))
		setTyped(areMany ? (value as number[]).join(', ') : String(value ?? ''))
	}
	const isNone = typed.trim() !== '' && (areMany ? readNumbers(typed) : readNumber(typed)) === null
	const change = (text: string) => {
		setTyped(text)
		const next = areMany ? (readNumbers(text) ?? []) : readNumber(text)
		setRead(JSON.stringify(next))
		onChange(next)
	}
	return (
		<Field
			label={label}
			error={isNone ? (areMany ? m.noNumbers : m.noNumber) : error}
			{...(areMany && { hint: m.numbersHint })}
		>
			{(control) => (
				<input
					{...control}
					name={path}
					inputMode={areMany ? 'text' : 'numeric'}
					autoComplete="off"
					value={typed}
					onChange={({ target }) => change(target.value)}
				/>
			)}
		</Field>
	)
}
