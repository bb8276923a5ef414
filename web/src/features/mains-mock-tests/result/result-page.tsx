import { formatDay } from '@aravalli/shared/format-day'
import type { SittingCard } from '@aravalli/shared/mains-mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { resultLink, resultPage, roomLink } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { paperQuery, sittingQuery, sittingsQuery } from '../queries.ts'
import { paperTrail } from '../trail.ts'
import { AttemptPart } from './attempt-part.tsx'

const route = getRouteApi('/mains-mock-tests/$paperId/result')

/** Shows what an attempt brought, beside the model answers, and the attempts before it. */
export function ResultPage() {
	const { paperId } = route.useParams()
	const { language } = route.useRouteContext()
	const { sitting: asked } = route.useSearch()
	const m = useMessages(mockMessages)
	const api = useSignedInApi(resultPage(paperId))
	const paper = useQuery(paperQuery(api, language, paperId)).data?.data
	const query = useQuery({ ...sittingsQuery(api, language, paperId), refetchOnWindowFocus: true })
	const sittings = useLatest(query.data)?.data
	if (!paper || !sittings)
		return (
			<PageBody>
				<Sheet>{paper ? <QueryWait query={query} /> : <LoadingSheet />}</Sheet>
			</PageBody>
		)
	const chosen = sittings.find(({ sittingId }) => sittingId === asked) ?? sittings[0]
	const tabs = sittings.map((sitting) => ({
		label: m.result.attempt(formatDay(sitting.day, language)),
		link: resultLink(paperId, sitting.sittingId),
		isSelected: sitting === chosen,
	}))
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={paperTrail(m, paper.title)} />
					<PageHeading title={<span lang={paper.isFallback ? 'en' : undefined}>{m.result.title(paper.title)}</span>} />
					{tabs.length > 1 && <TabLinks label={m.result.attempts} tabs={tabs} />}
				</>
			}
		>
			{chosen ? <Chosen key={chosen.sittingId} card={chosen} /> : <None paperId={paperId} />}
		</PageBody>
	)
}

function None({ paperId }: { paperId: string }) {
	const { result: m, paper } = useMessages(mockMessages)
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={m.none}
				text={m.noneText}
				action={
					<PageLink link={roomLink(paperId)} className={buttonClass({ variant: 'primary' })}>
						{paper.write}
					</PageLink>
				}
			/>
		</Sheet>
	)
}

function Chosen({ card }: { card: SittingCard }) {
	const { language } = route.useRouteContext()
	const { result: m, paper } = useMessages(mockMessages)
	const api = useSignedInApi(resultPage(card.paperId))
	const query = useQuery({ ...sittingQuery(api, language, card.sittingId), enabled: card.isOver })
	if (!card.isOver)
		return (
			<Sheet>
				<EmptyState
					as="h2"
					title={m.running}
					text={m.runningText}
					action={
						<PageLink link={roomLink(card.paperId)} className={buttonClass({ variant: 'primary' })}>
							{paper.goOn}
						</PageLink>
					}
				/>
			</Sheet>
		)
	const sitting = query.data?.data
	if (!sitting)
		return (
			<Sheet>
				<QueryWait query={query} />
			</Sheet>
		)
	return <AttemptPart sitting={sitting} />
}
