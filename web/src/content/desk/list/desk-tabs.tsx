import type { ContentStatus } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { cappedCount } from '../capped-count.ts'
import { changedLink, type DeskSearch } from './desk-search.ts'
import { messages as listMessages } from './messages.en.ts'
import { useDeskPage } from './queries.ts'

/** Begins with what readers see; then comes what waits for editors. */
const order: ContentStatus[] = ['published', 'draft', 'changed', 'scheduled', 'withdrawn', 'deleted']

interface DeskTabsProps {
	api: ApiClient
	kind: Kind
	asked: DeskSearch
}

/** Leads to the lists of a kind and says how much is in each. */
export function DeskTabs({ api, kind, asked }: DeskTabsProps) {
	const m = useMessages(listMessages)
	const counts = useLatest(useDeskPage(api, kind.name, asked).data)?.counts
	return (
		<TabLinks
			label={m.lists}
			tabs={order.map((status) => ({
				label: m.tabs[status](counts ? cappedCount(counts[status]) : ''),
				link: changedLink(kind.name, asked, { status }),
				isSelected: status === asked.status,
			}))}
		/>
	)
}
