import type { PaperPage as Paper } from '@aravalli/shared/mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MissingPage } from '#web/content/missing-page.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as testMessages } from '../messages.en.ts'
import { testsLink } from '../mock-test-links.ts'
import { paperTrail, testsTrail } from '../mock-tests-trail.ts'
import { ownAttemptsQuery, paperQuery } from '../queries.ts'
import { HallRules } from './hall-rules.tsx'
import { MarkingRules } from './marking-rules.tsx'
import { OwnAttempts } from './own-attempts.tsx'
import css from './paper-page.module.css'
import { StartCard } from './start-card.tsx'
import { SubjectsTable } from './subjects-table.tsx'

const route = getRouteApi('/prelims-mock-tests/$paperId')

/** Shows what a paper is before its clock runs. */
export function PaperPage() {
	const { api, language } = route.useRouteContext()
	const { paperId } = route.useParams()
	const { data, error, isFetching, refetch } = useQuery(paperQuery(api, language, paperId))
	const paper = useLatest(data)?.data
	const { paper: loaded } = route.useLoaderData()
	useLateHead(route.id, data !== undefined && data.data.title !== loaded?.title)
	if (paper && paper._id === paperId) return <ShownPaper paper={paper} />
	if (error instanceof ApiError && error.status === 404) return <PaperPageMissing />
	return (
		<Frame>
			{error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} /> : <LoadingSheet />}
		</Frame>
	)
}

function ShownPaper({ paper }: { paper: Paper }) {
	const m = useMessages(testMessages)
	const { api, language } = route.useRouteContext()
	const viewer = useViewer()
	const { data, dataUpdatedAt } = useQuery({
		...ownAttemptsQuery(api, language, paper._id),
		enabled: viewer !== null,
	})
	const attempts = (viewer && data?.data) || []
	const lang = paper.isFallback ? 'en' : undefined
	const start = <StartCard key={dataUpdatedAt} paper={paper} attempts={attempts} />
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={paperTrail(m, paper)} />
					<PageHeading title={<span lang={lang}>{paper.title}</span>}>
						<span lang={lang}>{paper.about}</span>
					</PageHeading>
					{paper.isFallback && <Note>{m.fallback}</Note>}
				</>
			}
			rail={<div className={css.wide}>{start}</div>}
		>
			<div className={css.parts}>
				<div className={css.narrow}>{start}</div>
				<OwnAttempts attempts={attempts} />
				<MarkingRules scheme={paper.scheme} questions={paper.questionCount} bubbleMinutes={paper.bubbleMinutes} />
				<HallRules />
				<SubjectsTable subjects={paper.subjects} questions={paper.questionCount} />
			</div>
		</PageBody>
	)
}

export function PaperPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
		</Frame>
	)
}

export function PaperPageMissing() {
	const m = useMessages(testMessages)
	return (
		<MissingPage
			trail={testsTrail(m)}
			title={m.notFoundTitle}
			text={m.notFoundText}
			wayOut={{ label: m.backToTests, link: testsLink() }}
		/>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(testMessages)
	return (
		<PageBody top={<Breadcrumb items={testsTrail(m)} />}>
			<Sheet>{children}</Sheet>
		</PageBody>
	)
}
