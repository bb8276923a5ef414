import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { phaseOf } from '@aravalli/shared/mains-mock-tests/sitting'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { roomPage } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { paperQuery, sittingQuery, sittingsQuery } from '../queries.ts'
import { paperTrail } from '../trail.ts'
import { OverPart } from './over-part.tsx'
import { StartPart } from './start-part.tsx'
import { useServerClock } from './use-server-clock.ts'
import { WritingPart } from './writing-part.tsx'

const route = getRouteApi('/mains-mock-tests/$paperId/write')

/** Is where a paper is written by the clock: before the start, while it runs, and when the pen is down. */
export function RoomPage() {
	const { paperId } = route.useParams()
	const { language } = route.useRouteContext()
	const { day } = route.useLoaderData()
	const m = useMessages(mockMessages)
	const api = useSignedInApi(roomPage(paperId))
	const paper = useQuery(paperQuery(api, language, paperId)).data?.data
	const query = useQuery({ ...sittingsQuery(api, language, paperId), refetchOnWindowFocus: true })
	const sittings = useLatest(query.data)?.data
	if (!paper || !sittings)
		return (
			<PageBody>
				<Sheet>{paper ? <QueryWait query={query} /> : <LoadingSheet />}</Sheet>
			</PageBody>
		)
	const current = sittings.find((sitting) => !sitting.isOver || sitting.day === day)
	const lang = paper.isFallback ? 'en' : undefined
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={paperTrail(m, paper.title)} />
					<PageHeading title={<span lang={lang}>{m.room.title(paper.title)}</span>} />
				</>
			}
		>
			{current ? (
				<Room key={current.sittingId} paperId={paperId} sittingId={current.sittingId} />
			) : (
				<StartPart paper={paper} onStarted={() => void query.refetch()} />
			)}
		</PageBody>
	)
}

const WHILE_RUNNING_MILLISECONDS = 30_000

/** Asks for the attempt again and again, because another device may tick or end it. */
function Room({ paperId, sittingId }: { paperId: string; sittingId: string }) {
	const { language } = route.useRouteContext()
	const api = useSignedInApi(roomPage(paperId))
	const queryClient = useQueryClient()
	const options = sittingQuery(api, language, sittingId)
	const query = useQuery({
		...options,
		refetchOnWindowFocus: true,
		refetchInterval: ({ state }) => (state.data?.data.isOver ? false : WHILE_RUNNING_MILLISECONDS),
	})
	const sitting = useLatest(query.data)?.data
	if (!sitting)
		return (
			<Sheet>
				<QueryWait query={query} />
			</Sheet>
		)
	const store = (data: Sitting) => queryClient.setQueryData(options.queryKey, { success: true as const, data })
	return <Shown sitting={sitting} onChange={store} onEnd={() => void query.refetch()} paperId={paperId} />
}

interface ShownProps {
	sitting: Sitting
	paperId: string
	onChange: (sitting: Sitting) => void
	/** The time is over by the clock shown here: the server is asked what it says. */
	onEnd: () => void
}

function Shown({ sitting, paperId, onChange, onEnd }: ShownProps) {
	const time = useServerClock(sitting.now)
	const isOver = sitting.isOver || phaseOf(sitting, time) !== 'writing'
	useEffect(() => {
		if (isOver && !sitting.isOver) onEnd()
	})
	if (isOver) return <OverPart sitting={sitting} time={time} page={roomPage(paperId)} />
	return <WritingPart {...{ sitting, time, onChange }} page={roomPage(paperId)} />
}
