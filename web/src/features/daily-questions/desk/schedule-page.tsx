import { formatTime } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { dailyQuestionsPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { movedDay } from './day-names.ts'
import { messages as scheduleMessages } from './messages.en.ts'
import { useSchedule } from './queries.ts'
import css from './schedule.module.css'
import { ScheduledQuestions } from './scheduled-questions.tsx'

interface SchedulePageProps {
	api: ApiClient
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

const DAYS_SHOWN = 14

/** Shows editors two weeks of daily questions, which they fill. */
export function SchedulePage({ api, query }: SchedulePageProps) {
	const m = useMessages(scheduleMessages)
	const language = useLanguage()
	const today = indiaDay(new Date())
	const from = typeof query.from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(query.from) ? query.from : today
	const { data, error, isFetching, refetch } = useSchedule(api, from, language)
	const schedule = useLatest(data)?.data
	return (
		<DeskBody
			api={api}
			place={dailyQuestionsPlace}
			top={
				<DeskTop trail={[{ label: m.title }]} title={m.title}>
					{schedule && (
						<p className={css.hint}>{m.hint(formatTime(`${from}T${schedule.closingTime}:00+05:30`, language))}</p>
					)}
					<div className={css.ways}>
						<Way label={m.earlier} link={scheduleLink(movedDay(from, -DAYS_SHOWN), today)} />
						<Way label={m.today} link={scheduleLink(today, today)} />
						<Way label={m.later} link={scheduleLink(movedDay(from, DAYS_SHOWN), today)} />
					</div>
				</DeskTop>
			}
		>
			{schedule ? (
				<div className={css.days} aria-busy={isFetching}>
					{schedule.days.map((scheduled) => (
						<ScheduledQuestions key={scheduled.day} api={api} scheduled={scheduled} today={today} />
					))}
				</div>
			) : error ? (
				<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
			) : (
				<LoadingSheet />
			)}
		</DeskBody>
	)
}

const scheduleLink = (from: string, today: string): LinkTarget => ({
	to: '/admin/daily-questions',
	search: from === today ? {} : { from },
})

function Way({ label, link }: { label: string; link: LinkTarget }) {
	return (
		<PageLink link={link} className={buttonClass({ isCompact: true })}>
			{label}
		</PageLink>
	)
}
