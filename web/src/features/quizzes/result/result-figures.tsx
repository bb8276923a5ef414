import css from './result-figures.module.css'

export interface Figure {
	label: string
	value: string
}

/** Shows large numbers in a row, on the lower edge of the scene. */
export function ResultFigures({ figures }: { figures: Figure[] }) {
	return (
		<dl className={css.figures}>
			{figures.map(({ label, value }) => (
				<div key={label} className={css.figure}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}
