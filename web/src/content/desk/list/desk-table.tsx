import type { Kind } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DenseTable } from '#web/ui/editing/dense-table.tsx'
import { DeskTableRow } from './desk-table-row.tsx'
import { factColumns } from './fact-words.ts'
import { messages as listMessages } from './messages.en.ts'
import type { DeskRow } from './queries.ts'

interface DeskTableProps {
	kind: Kind
	rows: DeskRow[]
}

/** Shows entries as their editors look over them: both languages, and all that is not text in a line. */
export function DeskTable({ kind, rows }: DeskTableProps) {
	const { columns } = useMessages(listMessages)
	const facts = factColumns(kind, useLanguage())
	const { title, languages, status, saved } = columns
	return (
		<DenseTable columns={[title, ...facts.map(({ label }) => label), languages, status, saved]}>
			{rows.map((row) => (
				<DeskTableRow key={row.id} type={kind.name} facts={facts} row={row} />
			))}
		</DenseTable>
	)
}
