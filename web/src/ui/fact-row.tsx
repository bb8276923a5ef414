import css from './fact-row.module.css'

interface FactRowProps {
	facts: { label: string; value: string; lang?: string | undefined }[]
}

/** Shows four facts side by side, two by two on a phone; eight in two such rows. */
export function FactRow({ facts }: FactRowProps) {
	return (
		<dl className={css.row}>
			{facts.map(({ label, value, lang }) => (
				<div key={label} className={css.fact}>
					<dt className={css.label}>{label}</dt>
					<dd className={css.value} lang={lang}>
						{value}
					</dd>
				</div>
			))}
		</dl>
	)
}
