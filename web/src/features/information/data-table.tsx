import type { ReactNode } from 'react'
import css from './data-table.module.css'

interface DataTableProps {
	caption: string
	head: readonly string[]
	rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Shows a small table; on a phone each row becomes pairs of label and value. */
export function DataTable({ caption, head, rows }: DataTableProps) {
	return (
		<table className={css.table}>
			<caption className={css.caption}>{caption}</caption>
			<thead className={css.head}>
				<tr>
					{head.map((label) => (
						<th key={label} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, cells: [name, ...cells] }) => (
					<tr key={key} className={css.row}>
						<th scope="row" className={css.name}>
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={head[index + 1]}
								data-label={cells.length > 1 ? head[index + 1] : undefined}
								className={css.cell}
							>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
