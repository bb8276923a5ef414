import type { TestResult } from '@aravalli/shared/mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '#web/lib/api.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { forgetKeptAttempt } from '../hall/hall-store.ts'
import { hallLink, testsLink } from '../mock-test-links.ts'
import { resultQuery } from '../queries.ts'
import { messages as resultMessages } from './messages.en.ts'
import { TestResultView } from './test-result-view.tsx'

const route = getRouteApi('/mock-test/$attemptId/result')

/** While it is being marked it is asked for so often. */
const MARKING_MILLISECONDS = 3_000

const isMarked = (result: TestResult | undefined) => result !== undefined && result.scores.length > 0

/** Shows what a finished attempt was worth. */
export function TestResultPage() {
	const { language } = route.useRouteContext()
	const { attemptId } = route.useParams()
	const api = useSignedInApi(`mock-test/${attemptId}/result`)
	const query = useQuery({
		...resultQuery(api, language, attemptId),
		refetchInterval: ({ state: { data } }) => (data && !isMarked(data.data) ? MARKING_MILLISECONDS : false),
	})
	const result = useLatest(query.data)?.data
	useForgotten(attemptId, result !== undefined)
	if (result && result.attemptId === attemptId && isMarked(result)) return <TestResultView result={result} />
	return (
		<Titled>
			<State query={query} attemptId={attemptId} isMarking={result !== undefined} />
		</Titled>
	)
}

/** What a browser had kept of the attempt is of no use any more. */
function useForgotten(attemptId: string, isFinished: boolean) {
	const userId = useViewer()?.id
	useEffect(() => {
		if (isFinished && userId) void forgetKeptAttempt(attemptId, userId)
	}, [attemptId, isFinished, userId])
}

interface StateProps {
	query: { error: Error | null; isFetching: boolean; refetch(): unknown }
	attemptId: string
	isMarking: boolean
}

function State({ query, attemptId, isMarking }: StateProps) {
	const m = useMessages(resultMessages)
	const { error } = query
	if (isMarking) return <EmptyState title={m.markingTitle} text={m.markingText} />
	if (error instanceof ApiError && error.code === 'mock-test.running')
		return <Said title={m.runningTitle} text={m.runningText} link={hallLink(attemptId)} label={m.resume} />
	if (error instanceof ApiError && error.status === 404)
		return <Said title={m.missingTitle} text={m.missingText} link={testsLink()} label={m.toTests} />
	return (
		<>
			<div className="needsScript">
				<QueryWait query={query} />
			</div>
			<p className="needsNoScript">{m.needsScript}</p>
		</>
	)
}

function Said({ title, text, link, label }: { title: string; text: string; link: LinkTarget; label: string }) {
	return (
		<EmptyState
			as="h2"
			title={title}
			text={text}
			action={
				<PageLink link={link} className={buttonClass({ variant: 'primary' })}>
					{label}
				</PageLink>
			}
		/>
	)
}

function Titled({ children }: { children: ReactNode }) {
	const m = useMessages(resultMessages)
	return (
		<PageBody top={<PageHeading title={m.title} />}>
			<Sheet>{children}</Sheet>
		</PageBody>
	)
}
