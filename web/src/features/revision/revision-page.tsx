import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { RevisionDay } from './day/revision-day.tsx'
import { messages as revisionMessages } from './messages.en.ts'
import { forgetDay, revisionQuery } from './queries.ts'

/** Shows what a learner has to revise today. */
export function RevisionPage() {
	const m = useMessages(revisionMessages)
	const trail = [
		{ label: m.home, link: { to: '/dashboard' } as const },
		{ label: m.prelims, link: { to: '/prelims' } as const },
		{ label: m.title },
	]
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={trail} />
					<PageHeading title={m.title}>{m.text}</PageHeading>
				</>
			}
		>
			<Today />
		</PageBody>
	)
}

function Today() {
	const viewer = useViewer()
	const queryClient = useQueryClient()
	const query = useQuery(revisionQuery(useApi()))
	const { data, refetch, dataUpdatedAt } = query
	// The session may end elsewhere while the day is answered: what was answered stays the learner's.
	const userId = useLatest(viewer?.id)
	useEffect(() => () => forgetDay(queryClient), [queryClient])
	if (data && userId)
		return <RevisionDay key={dataUpdatedAt} userId={userId} day={data.data} onOver={() => void refetch()} />
	return (
		<Sheet>
			<QueryWait query={query} />
		</Sheet>
	)
}
