import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './dense-table.module.css'

interface DenseTableProps {
	/** The names of the columns, in order. */
	columns: string[]
	/** Holds rows of `DenseCell`s. */
	children: ReactNode
}

/** Shows many things in little room. On a phone each row becomes pairs of label and value. */
export function DenseTable({ columns, children }: DenseTableProps) {
	return (
		<table className={css.table}>
			<thead className={css.head}>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	)
}

interface DenseCellProps {
	/** Is the name of its column. */
	label: string
	/** It is true for the cell that says what the row is about: it has the room, and no label. */
	isMain?: boolean
	isNumber?: boolean
	children: ReactNode
}

export function DenseCell({ label, isMain, isNumber, children }: DenseCellProps) {
	return (
		<td className={classNames(css.cell, isMain && css.main, isNumber && css.number)} data-label={label}>
			{children}
		</td>
	)
}
