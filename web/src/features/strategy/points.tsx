import css from './points.module.css'

/** What is to be kept in mind, a line each. */
export function Points({ points, lang }: { points: readonly string[]; lang?: string | undefined }) {
	return (
		<ul lang={lang} className={css.points}>
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	)
}
