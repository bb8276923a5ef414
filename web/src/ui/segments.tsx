import { type ReactNode, useId } from 'react'
import css from './segments.module.css'

interface Option {
	value: string
	label: ReactNode
	lang?: string
}

interface SegmentsProps {
	label: string
	name: string
	options: readonly Option[]
	defaultValue?: string | undefined
	error?: string | undefined
}

/** Offers a choice among few: joined cells that behave like radio buttons. */
export function Segments({ label, name, options, defaultValue, error }: SegmentsProps) {
	const errorId = useId()
	return (
		<fieldset className={css.group} aria-describedby={error ? errorId : undefined}>
			<legend className={css.legend}>{label}</legend>
			<div className={css.cells}>
				{options.map((option) => (
					<label key={option.value} className={css.cell} lang={option.lang}>
						<input
							type="radio"
							name={name}
							value={option.value}
							defaultChecked={option.value === defaultValue}
							className={css.input}
						/>
						<span className={css.face}>{option.label}</span>
					</label>
				))}
			</div>
			{error && (
				<p id={errorId} className={css.error}>
					{error}
				</p>
			)}
		</fieldset>
	)
}
