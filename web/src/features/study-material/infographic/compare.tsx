import type { BlockOf } from './block-of.ts'
import css from './compare.module.css'

/** Shows what stands against what. On a phone each row becomes its name and a line for each side. */
export function Compare({ block: { columns, rows }, titleId }: { block: BlockOf<'compare'>; titleId: string }) {
	return (
		<table className={css.table} aria-labelledby={titleId} data-columns={columns.length}>
			<thead className={css.heads}>
				<tr>
					<td />
					{columns.map((column) => (
						<th key={column} scope="col" className={css.head}>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, cells }) => (
					<tr key={label} className={css.row}>
						<th scope="row" className={css.label}>
							{label}
						</th>
						{columns.map((column, index) => (
							<td key={column} data-label={column} className={css.cell}>
								{cells[index]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
