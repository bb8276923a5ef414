import type { Kind } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DenseTable } from '#web/ui/editing/dense-table.tsx'
import { DeskTableRow } from './desk-table-row.tsx'
import { factColumns } from './fact-words.ts'
import { messages as listMessages } from './messages.en.ts'
import type { DeskRow } from './queries.ts'
import type { Selection } from './use-selection.ts'

interface DeskTableProps {
	kind: Kind
	rows: DeskRow[]
	selection: Selection
}

/** Shows entries as their editors look over them: both languages, and all that is not text in a line. */
export function DeskTable({ kind, rows, selection }: DeskTableProps) {
	const { columns, choose } = useMessages(listMessages)
	const facts = factColumns(kind, useLanguage())
	const { title, languages, status, saved } = columns
	return (
		<DenseTable chooses={choose} columns={[title, ...facts.map(({ label }) => label), languages, status, saved]}>
			{rows.map((row) => (
				<DeskTableRow
					key={row.id}
					type={kind.name}
					facts={facts}
					row={row}
					isChosen={selection.isChosen(row)}
					onChoose={(isRange) => selection.toggle(row, isRange)}
				/>
			))}
		</DenseTable>
	)
}
