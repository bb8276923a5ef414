import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { reportedQuestionsLink } from '#web/content/desk/desk-links.ts'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { reportedQuestionsPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { readPageNumber } from '#web/lib/page-number.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { messages as reportedMessages } from './messages.en.ts'
import type { ReportState } from './queries.ts'
import { ReportedList } from './reported-list.tsx'

interface ReportedQuestionsPageProps {
	api: ApiClient
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

const states: readonly ReportState[] = ['open', 'closed']

/** Shows editors what learners find wrong with questions, to be corrected and closed. */
export function ReportedQuestionsPage({ api, query }: ReportedQuestionsPageProps) {
	const m = useMessages(reportedMessages)
	const state: ReportState = query.state === 'closed' ? 'closed' : 'open'
	const linkTo = (to: ReportState, page = 1) => ({
		...reportedQuestionsLink,
		search: { ...(to === 'closed' && { state: to }), ...(page > 1 && { page }) },
	})
	return (
		<DeskBody api={api} place={reportedQuestionsPlace} top={<DeskTop trail={[{ label: m.title }]} title={m.title} />}>
			<nav aria-label={m.statesLabel}>
				<ChipRow>
					{states.map((one) => (
						<Chip key={one} link={linkTo(one)} isSelected={one === state}>
							{m.states[one]}
						</Chip>
					))}
				</ChipRow>
			</nav>
			<ReportedList
				key={state}
				api={api}
				state={state}
				page={readPageNumber(query.page) ?? 1}
				linkTo={(page) => linkTo(state, page)}
			/>
		</DeskBody>
	)
}
