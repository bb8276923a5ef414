import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { resultKinds } from '#web/quiz-kinds.ts'
import { announce } from '#web/ui/announcer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resultsMessages } from './messages.en.ts'
import { askedPage, pageCount, rowsOfPage } from './result-pages.ts'
import { ResultRow } from './result-row.tsx'
import { ResultsChart } from './results-chart.tsx'
import { resultsQuery } from './results-query.ts'
import css from './results-section.module.css'
import { UnsentResults } from './unsent-results.tsx'

/** Shows on the profile how one's own quizzes went over time, and each of them. */
export function ResultsSection() {
	const m = useMessages(resultsMessages)
	const viewer = useViewer()
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet hasMargin className={css.section}>
				<h2 id={id}>{m.title}</h2>
				<p className={css.text}>{m.text}</p>
				{viewer && (
					<>
						<UnsentResults key={viewer.id} userId={viewer.id} />
						<StoredResults />
					</>
				)}
			</Sheet>
		</section>
	)
}

function StoredResults() {
	const m = useMessages(resultsMessages)
	const language = useLanguage()
	const { data, error, isFetching, refetch } = useQuery(resultsQuery(useSignedInApi('my-progress'), language, 1))
	if (!data) {
		if (!error) return <LoadingSheet isPart />
		const message = failureText(error, m.failed)
		return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />
	}
	if (data.data.length === 0) {
		const practices = Object.values(resultKinds).map(({ page, toPage }) => (
			<PageLink key={page} link={{ to: page }} className={buttonClass()}>
				{toPage[language]}
			</PageLink>
		))
		return <EmptyState title={m.empty} text={m.emptyText} action={practices} />
	}
	return (
		<>
			<ResultsChart results={data.data} />
			<ResultPages total={data.pagination.total} />
		</>
	)
}

function ResultPages({ total }: { total: number }) {
	const m = useMessages(resultsMessages)
	const api = useSignedInApi('my-progress')
	const [page, setPage] = useState(1)
	const totalPages = pageCount(total)
	const { data, error, isFetching, refetch } = useQuery(resultsQuery(api, useLanguage(), askedPage(page)))
	// The results of the page before stand until the next ones are there.
	const rows = useLatest(useMemo(() => data && rowsOfPage(data.data, page), [data, page]))
	const turnTo = (to: number) => {
		setPage(to)
		announce(m.pageOf(to, totalPages))
	}
	return (
		<div className={css.part}>
			{error && (
				<ErrorState message={failureText(error, m.failed)} isRetrying={isFetching} onRetry={() => void refetch()} />
			)}
			{rows && !error && <Rows results={rows} isOld={!data} />}
			{totalPages > 1 && <ButtonPager page={page} totalPages={totalPages} onPage={turnTo} />}
		</div>
	)
}

function Rows({ results, isOld }: { results: QuizResultRow[]; isOld: boolean }) {
	return (
		<ol className={css.rows} aria-busy={isOld}>
			{results.map((result) => (
				<ResultRow key={result.quizId} result={result} kinds={resultKinds} />
			))}
		</ol>
	)
}
