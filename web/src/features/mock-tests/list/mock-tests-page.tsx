import type { AttemptRow, PaperCard } from '@aravalli/shared/mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { standingOf } from '../attempts-of-paper.ts'
import { messages as testMessages } from '../messages.en.ts'
import { testsLink } from '../mock-test-links.ts'
import { testsTrail } from '../mock-tests-trail.ts'
import { ownAttemptsQuery, papersQuery } from '../queries.ts'
import { PaperRow } from './paper-row.tsx'

const route = getRouteApi('/prelims-mock-tests/')

/** Lists the timed papers, each with what the viewer has made of it. */
export function MockTestsPage() {
	const { api, language } = route.useRouteContext()
	const { page = 1 } = route.useSearch()
	const viewer = useViewer()
	const query = useQuery(papersQuery(api, language, page))
	const own = useQuery({ ...ownAttemptsQuery(api, language), enabled: viewer !== null })
	return (
		<Frame>
			<ListFrame query={query}>
				{({ data, pagination }) => (
					<>
						<Papers papers={data} attempts={viewer && own.data?.data} />
						{pagination.totalPages > 1 && (
							<Pager page={page} totalPages={pagination.totalPages} linkTo={(number) => testsLink(number)} />
						)}
					</>
				)}
			</ListFrame>
		</Frame>
	)
}

/** @param attempts are missing where nobody is signed in, and until they are known */
function Papers({ papers, attempts }: { papers: PaperCard[]; attempts: AttemptRow[] | null | undefined }) {
	const m = useMessages(testMessages)
	if (papers.length === 0) {
		return (
			<Sheet>
				<EmptyState title={m.emptyTitle} text={m.emptyText} />
			</Sheet>
		)
	}
	return (
		<Sheet as="ul">
			{papers.map((paper) => (
				<PaperRow key={paper._id} paper={paper} standing={attempts ? standingOf(attempts, paper._id) : null} />
			))}
		</Sheet>
	)
}

export function MockTestsFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<Sheet>
				<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
			</Sheet>
		</Frame>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(testMessages)
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={testsTrail(m)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
				</>
			}
		>
			{children}
		</PageBody>
	)
}
