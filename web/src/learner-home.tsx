import type { Dashboard } from '@aravalli/shared/dashboard/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TodayPanel } from './features/answer-copies/home/today-panel.tsx'
import { PlanPanel } from './features/daily-plan/plan-panel.tsx'
import { ResultsPanel } from './features/evaluation/returned/home/results-panel.tsx'
import { NextCall } from './features/evaluation-plans/next-call.tsx'
import { ResumedBooking } from './features/expert-sessions/resumed-booking.tsx'
import { dashboardQuery } from './features/home/dashboard-query.ts'
import { Doors } from './features/home/doors.tsx'
import { Glance } from './features/home/glance.tsx'
import { WeekRoutine } from './features/home/week-routine.tsx'
import { mainsResults } from './features/mains-practice/quiz/mains-results.ts'
import { mainsQuiz } from './features/mains-practice/quiz/quiz-source.ts'
import { UnfinishedRow } from './features/quizzes/home/unfinished-row.tsx'
import { ContinueReading } from './features/readings/continue-reading.tsx'
import { LogCard } from './features/study-log/logging/log-card.tsx'
import { SubscriptionCard } from './features/subscriptions/subscription-card.tsx'
import css from './learner-home.module.css'
import type { ApiClient } from './lib/api.ts'
import { useLanguage } from './lib/language.tsx'
import { useLatest } from './lib/use-latest.ts'
import { useGlanceRows } from './use-glance-rows.ts'

interface LearnerHomeProps {
	api: ApiClient
	userId: string
	/** Is the same on the server and in the first render over its markup. */
	now: Date
	/** Shows the question of the day. */
	question: ReactNode
}

/** Shows a learner what matters today: each part that has nothing is left out. */
export function LearnerHome({ api, userId, now, question }: LearnerHomeProps) {
	const { data } = useQuery(dashboardQuery(api, useLanguage()))
	const home = useLatest(data)?.data
	const isNew = home?.quiz === null && home.opened.length === 0
	return (
		<div className={css.columns}>
			<ResumedBooking />
			<div className={css.column}>
				{home && <Today home={home} now={now} />}
				{question}
				<WeekRoutine studied={home?.study.recentStudyDates.map(({ date }) => date)} />
			</div>
			<div className={css.column}>
				{home && <ResultsPanel results={home.results} />}
				{home?.subscription && (
					<div id="subscription">
						<SubscriptionCard subscription={home.subscription} answered={home.answered} now={now} />
					</div>
				)}
				<LogCard userId={userId} />
				{home?.call && <NextCall call={home.call} />}
				{isNew && <Doors />}
			</div>
		</div>
	)
}

/** What waits for the learner comes first, then where they were, then what is to be done. */
function Today({ home, now }: { home: Dashboard; now: Date }) {
	const language = useLanguage()
	const { quiz, opened, plan, answers } = home
	const unfinished = quiz && (
		<UnfinishedRow
			quiz={quiz}
			title={mainsResults.titleOf(quiz.source, language)}
			link={mainsQuiz.listLink(quiz.source)}
		/>
	)
	return (
		<>
			<Glance rows={useGlanceRows(home, now)} />
			<ContinueReading opened={opened} first={unfinished} />
			<PlanPanel plan={plan} />
			{answers && <TodayPanel today={answers} now={now} />}
		</>
	)
}
