import { listStored } from '#web/lib/browser-store/list-stored.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DataTable } from './data-table.tsx'
import { messages as informationMessages } from './messages.en.ts'

/** Shows everything that the product keeps in the reader's browser, from the one list of it. */
export function StoredTable() {
	const language = useLanguage()
	const { stored } = useMessages(informationMessages)
	const rows = listStored().map(({ name, kind, purpose, period }) => ({
		key: `${kind} ${name}`,
		cells: [
			<code key="name" lang="en">
				{/[-:]$/.test(name) ? `${name}…` : name}
			</code>,
			stored.kinds[kind],
			purpose[language],
			period[language],
		],
	}))
	return (
		<DataTable caption={stored.caption} head={[stored.name, stored.kind, stored.purpose, stored.period]} rows={rows} />
	)
}
