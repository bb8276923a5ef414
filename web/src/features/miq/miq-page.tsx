import type { ListSearch } from '#web/content/list-search.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { SideCard } from '#web/ui/side-card.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { miqPages } from './miq-kind.ts'
import { questionPartsAhead } from './question-parts.ts'

interface MiqPageProps {
	api: ApiClient
	list: ListSearch
}

export function MiqPage(props: MiqPageProps) {
	useCodeAhead(questionPartsAhead)
	const m = useMessages(miqMessages)
	const rail = (
		<SideCard title={m.timeGuide} rows={m.timeGuideRows.map(([label = '', value = '']) => ({ label, value }))} />
	)
	return miqPages.drawList({ ...props, rail })
}
