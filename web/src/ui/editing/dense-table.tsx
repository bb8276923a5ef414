import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './dense-table.module.css'

interface DenseTableProps {
	/** Names the narrow column of boxes by which rows are chosen, which stands first; without it there is none. */
	chooses?: string
	/** The names of the columns, in order. */
	columns: string[]
	/** Holds rows of `DenseCell`s. */
	children: ReactNode
}

/** Shows many things in little room. Where that little is too narrow, each row becomes pairs of label and value. */
export function DenseTable({ chooses, columns, children }: DenseTableProps) {
	return (
		<div className={css.room}>
			<table className={css.table}>
				<thead className={css.head}>
					<tr>
						{chooses && (
							<th scope="col" className={css.choice}>
								<span className="visuallyHidden">{chooses}</span>
							</th>
						)}
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody onKeyDown={moveByArrow}>{children}</tbody>
			</table>
		</div>
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

/** Leads up and down among what can be pressed in the same column. */
function moveByArrow(event: KeyboardEvent<HTMLTableSectionElement>) {
	const { target, key } = event
	const row = (target as Element).closest('tr')
	const cell = (target as Element).closest('td')
	const next = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[key] as
		| HTMLTableRowElement
		| null
		| undefined
	if (!cell || !next) return
	event.preventDefault()
	next.cells[cell.cellIndex]?.querySelector<HTMLElement>('a[href], input, button')?.focus()
}

/** Holds the box by which the row is chosen. */
export function DenseChoice({ children }: { children: ReactNode }) {
	return <td className={classNames(css.cell, css.choice)}>{children}</td>
}

export function DenseCell({ label, isMain, isNumber, children }: DenseCellProps) {
	return (
		<td className={classNames(css.cell, isMain && css.main, isNumber && css.number)} data-label={label}>
			{children}
		</td>
	)
}
