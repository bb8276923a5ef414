import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-editor.module.css'

interface NumberFieldsProps {
	draft: QuestionDraft
	errorOf: (path: string) => string | undefined
	onChange: (facts: Partial<QuestionDraft>) => void
}

const numbers = [
	{ name: 'marks', label: 'marks' },
	{ name: 'wordLimit', label: 'words' },
	{ name: 'timeLimitMinutes', label: 'minutes' },
] as const

type Name = (typeof numbers)[number]['name']

/** Edits marks and lengths. What is typed stays as it is, and is marked where it is no number. */
export function NumberFields({ draft, errorOf, onChange }: NumberFieldsProps) {
	const m = useMessages(deskMessages)
	const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
	const errorIn = (name: Name) => {
		const isNone = Boolean(typed[name]?.trim()) && readNumber(typed[name] ?? '') === null
		return isNone ? m.noNumber : errorOf(name)
	}
	const errors = [...new Set(numbers.flatMap(({ name }) => errorIn(name) ?? []))]
	return (
		<div className={css.numbers}>
			{numbers.map(({ name, label }) => (
				<Field key={name} label={m[label]} error={errorIn(name) && ' '}>
					{(control) => (
						<input
							{...control}
							name={name}
							inputMode="numeric"
							autoComplete="off"
							aria-describedby={errorIn(name) ? 'number-errors' : undefined}
							value={typed[name] ?? draft[name] ?? ''}
							onChange={({ target: { value } }) => {
								setTyped({ ...typed, [name]: value })
								onChange({ [name]: readNumber(value) })
							}}
						/>
					)}
				</Field>
			))}
			{errors.length > 0 && (
				<div id="number-errors" className={css.errors}>
					{errors.map((error) => (
						<p key={error}>{error}</p>
					))}
				</div>
			)}
		</div>
	)
}

/** The limit lets a number fit whatever it counts; what is sensible is said when the question is published. */
const MAX_DIGITS = 4

/** Reads a whole number as it is typed, in digits of either script. It gives null where there is none. */
export function readNumber(typed: string): number | null {
	const digits = typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
	return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? Number(digits) : null
}
