import css from './time-guide.module.css'

const rows = [
	['15 marks', '12–15 min'],
	['20 marks', '18–20 min'],
	['Revision', '15–20 min'],
]

export function TimeGuide() {
	return (
		<section className={`${css.sheet} ${css.padded}`}>
			<h2 className={css.title}>Time guide</h2>
			<dl className={css.rows}>
				{rows.map(([label, value]) => (
					<div key={label} className={css.row}>
						<dt>{label}</dt>
						<dd className={css.value}>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
