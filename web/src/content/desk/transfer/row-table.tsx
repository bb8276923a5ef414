import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { editLink } from '../desk-links.ts'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'

type CheckedRow = ImportState['rows'][number]

/** Shows rows of a file with what was found in each. */
export function RowTable({ rows }: { rows: CheckedRow[] }) {
	const m = useMessages(transferMessages)
	return (
		<DenseTable columns={[m.columns.entry, m.columns.row, m.columns.problems]}>
			{rows.map(({ number, title, id, state, problems }) => (
				<tr key={number}>
					<DenseCell label={m.columns.entry} isMain>
						<span className={css.entry}>{title || id || m.untitled}</span>
						{state !== 'error' && <Badge>{m.counts[state]}</Badge>}
					</DenseCell>
					<DenseCell label={m.columns.row}>{number}</DenseCell>
					<DenseCell label={m.columns.problems}>{problems.length > 0 && <Problems problems={problems} />}</DenseCell>
				</tr>
			))}
		</DenseTable>
	)
}

interface FailureTableProps {
	type: string
	failures: ImportState['failures']
}

/** Shows rows that did not become what was wanted, and leads to those that are there. */
export function FailureTable({ type, failures }: FailureTableProps) {
	const m = useMessages(transferMessages)
	const rows = Map.groupBy(failures, ({ number }) => number)
	return (
		<DenseTable columns={[m.columns.entry, m.columns.row, m.columns.problems]}>
			{[...rows].map(([number, problems]) => (
				<tr key={number}>
					<DenseCell label={m.columns.entry} isMain>
						<PageLink link={editLink(type, problems[0]?.id ?? '')}>{problems[0]?.id}</PageLink>
					</DenseCell>
					<DenseCell label={m.columns.row}>{number}</DenseCell>
					<DenseCell label={m.columns.problems}>
						<Problems problems={problems} />
					</DenseCell>
				</tr>
			))}
		</DenseTable>
	)
}

function Problems({ problems }: { problems: { column: string; message: string }[] }): ReactNode {
	const m = useMessages(transferMessages)
	return (
		<ul className={css.problems}>
			{problems.map(({ column, message }) => (
				<li key={`${column} ${message}`}>
					<span className={css.column}>{column || m.wholeRow}</span>: {message}
				</li>
			))}
		</ul>
	)
}
