import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { listTrail } from './breadcrumb-items.ts'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'

/** What stands above the list, also where a question is opened before the list has come. */
export function ListTitle({ list }: { list: ListSearch }) {
	const m = useMessages(answerWritingMessages)
	return (
		<>
			<Breadcrumb items={listTrail(m, list)} />
			<PageHeading title={m.title}>{m.subtitle}</PageHeading>
		</>
	)
}
