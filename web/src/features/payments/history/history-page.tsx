import { useMessages } from '#web/lib/messages.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { type HistoryView, historyLinks } from './history-view.ts'
import { messages as historyMessages } from './messages.en.ts'

const linkOf = historyLinks('/payment-history')

export function HistoryPage({ view }: { view: HistoryView }) {
	const m = useMessages(historyMessages)
	return (
		<PageBody top={<PageHeading title={m.title}>{m.intro}</PageHeading>}>
			<HistoryPanel view={view} linkOf={linkOf} page="payment-history" />
		</PageBody>
	)
}
