import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { reportedCommentsLink } from '#web/content/desk/desk-links.ts'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { reportedPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { readPageNumber } from '#web/lib/page-number.ts'
import { messages as reportedMessages } from './messages.en.ts'
import { ReportedList } from './reported-list.tsx'

interface ReportedPageProps {
	api: ApiClient
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

/** Shows ADMIN what readers have reported below questions, to be kept, withdrawn or deleted. */
export function ReportedPage({ api, query }: ReportedPageProps) {
	const m = useMessages(reportedMessages)
	const linkTo = (page: number) => ({ ...reportedCommentsLink, search: page > 1 ? { page } : {} })
	return (
		<DeskBody api={api} place={reportedPlace} top={<DeskTop trail={[{ label: m.title }]} title={m.title} />}>
			<ReportedList api={api} page={readPageNumber(query.page) ?? 1} linkTo={linkTo} />
		</DeskBody>
	)
}
