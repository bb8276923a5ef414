import { type KeyboardEvent, useState } from 'react'
import css from './cell.module.css'

interface NumberCellProps {
	/** Is the name of the control. */
	path: string
	label: string
	value: number
	min: number
	max?: number
	/** Says which numbers there may be. */
	refusal: string
	onWrite: (value: number) => void
	onFocus?: () => void
	onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Takes a number. What is none, or too large, is not written, and stands there until it is corrected. */
export function NumberCell({
	path,
	label,
	value,
	min,
	max = Number.MAX_SAFE_INTEGER,
	refusal,
	onWrite,
	...told
}: NumberCellProps) {
	const [typed, setTyped] = useState<string | null>(null)
	const read = (text: string) => {
		const number = Number(text.trim().replace(',', '.'))
		return text.trim() === '' || !(number >= min && number <= max) ? null : number
	}
	const isRefused = typed !== null && read(typed) === null
	const change = (text: string) => {
		setTyped(text)
		const number = read(text)
		if (number !== null) onWrite(number)
	}
	return (
		<div className={css.cell}>
			<input
				{...told}
				name={path}
				className={css.text}
				inputMode="decimal"
				autoComplete="off"
				dir="ltr"
				aria-label={label}
				aria-invalid={isRefused || undefined}
				aria-describedby={isRefused ? `${path}-error` : undefined}
				value={typed ?? String(value)}
				onChange={({ target }) => change(target.value)}
				onBlur={() => !isRefused && setTyped(null)}
			/>
			{isRefused && (
				<span id={`${path}-error`} className={css.over}>
					{refusal}
				</span>
			)}
		</div>
	)
}
