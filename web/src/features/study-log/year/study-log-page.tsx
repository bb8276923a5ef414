import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { LogCard } from '../logging/log-card.tsx'
import { studyYearQuery } from '../queries.ts'
import { EntriesList } from './entries-list.tsx'
import { HeatMap } from './heat-map.tsx'
import { messages as yearMessages } from './messages.en.ts'
import { MonthsTable } from './months-table.tsx'
import css from './study-log-page.module.css'

/** Shows a learner’s own year of study. */
export function StudyLogPage() {
	const m = useMessages(yearMessages)
	const viewer = useViewer()
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={[{ label: m.home, link: { to: '/dashboard' } }, { label: m.title }]} />
					<PageHeading title={m.title}>{m.text}</PageHeading>
				</>
			}
		>
			<div className={css.columns}>
				<Year />
				{viewer && <LogCard userId={viewer.id} />}
			</div>
		</PageBody>
	)
}

function Year() {
	const m = useMessages(yearMessages)
	const { data, error, refetch, isFetching } = useQuery(studyYearQuery(useApi()))
	if (error && !data) {
		return (
			<Sheet>
				<ErrorState message={failureText(error, m.failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
			</Sheet>
		)
	}
	if (!data) return <LoadingSheet />
	const { days, today, entries } = data.data
	const hours = days.reduce((sum, { hoursStudied }) => sum + hoursStudied, 0)
	return (
		<div className={css.parts}>
			<Part title={m.year} text={days.length > 0 ? m.yearText(days.length, hours.toFixed(1)) : null}>
				<Sheet isPadded>
					<HeatMap days={days} today={today} />
				</Sheet>
				<Sheet>
					{days.length > 0 ? <MonthsTable days={days} /> : <EmptyState title={m.empty} text={m.emptyText} />}
				</Sheet>
			</Part>
			<Part title={m.entries} text={null}>
				<EntriesList entries={entries} />
			</Part>
		</div>
	)
}

function Part({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id} className={css.part}>
			<h2 id={id}>{title}</h2>
			{text && <p className={css.text}>{text}</p>}
			{children}
		</section>
	)
}
