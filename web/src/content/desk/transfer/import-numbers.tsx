import { formatCount } from '#web/lib/format-count.ts'
import css from './transfer.module.css'

/** Shows how many rows are what. */
export function ImportNumbers({ numbers }: { numbers: [label: string, count: number][] }) {
	return (
		<dl className={css.numbers}>
			{numbers.map(([label, count]) => (
				<div key={label} className={css.number}>
					<dt>{label}</dt>
					<dd>{formatCount(count)}</dd>
				</div>
			))}
		</dl>
	)
}
