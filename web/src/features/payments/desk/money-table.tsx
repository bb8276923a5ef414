import { useMessages } from '#web/lib/messages.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import { moneyTables, type Table } from './money-columns.tsx'
import type { MoneyList } from './money-search.ts'
import type { MoneyRow } from './queries.ts'

interface MoneyTableProps<List extends MoneyList> {
	list: List
	rows: MoneyRow<List>[]
}

export function MoneyTable<List extends MoneyList>({ list, rows }: MoneyTableProps<List>) {
	const m = useMessages(moneyMessages)
	const { idOf, columns }: Table<MoneyRow<List>> = moneyTables[list]
	return (
		<DenseTable columns={columns.map(({ name }) => m.columns[name])}>
			{rows.map((row) => (
				<tr key={idOf(row)}>
					{columns.map(({ name, cell, ...looks }) => (
						<DenseCell key={name} label={m.columns[name]} {...looks}>
							{cell(row, m)}
						</DenseCell>
					))}
				</tr>
			))}
		</DenseTable>
	)
}
