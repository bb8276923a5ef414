import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TodayPanel } from './features/answer-copies/home/today-panel.tsx'
import { ResultsPanel } from './features/evaluation/returned/home/results-panel.tsx'
import { NextCall } from './features/evaluation-plans/next-call.tsx'
import { ResumedBooking } from './features/expert-sessions/resumed-booking.tsx'
import { Doors } from './features/home/doors.tsx'
import { mainsResults } from './features/mains-practice/quiz/mains-results.ts'
import { mainsQuiz } from './features/mains-practice/quiz/quiz-source.ts'
import { ToRevise } from './features/practice-notes/home/to-revise.tsx'
import { summaryQuery } from './features/quizzes/home/summary-query.ts'
import { UnfinishedRow } from './features/quizzes/home/unfinished-row.tsx'
import { ContinueReading } from './features/readings/continue-reading.tsx'
import { openedQuery } from './features/readings/queries.ts'
import { UnreadArticles } from './features/readings/unread-articles.tsx'
import { SubscriptionCard } from './features/subscriptions/subscription-card.tsx'
import css from './learner-home.module.css'
import type { ApiClient } from './lib/api.ts'
import { useLanguage } from './lib/language.tsx'

interface LearnerHomeProps {
	api: ApiClient
	userId: string
	/** Is the same on the server and in the first render over its markup. */
	now: Date
	/** Shows the question of the day. */
	question: ReactNode
}

/** Shows a learner where they were, and what is still to be done: each part that has nothing is left out. */
export function LearnerHome({ api, userId, now, question }: LearnerHomeProps) {
	const language = useLanguage()
	const { data } = useQuery(summaryQuery(api, mainsQuiz.name))
	const quiz = data?.data
	const opened = useQuery(openedQuery(api, language)).data
	const isNew = !quiz && opened?.data.length === 0
	const unfinished = quiz && (
		<UnfinishedRow
			quiz={quiz}
			title={mainsResults.titleOf(quiz.source, language)}
			link={mainsQuiz.listLink(quiz.source)}
		/>
	)
	return (
		<div className={css.columns}>
			<ResumedBooking />
			<div className={css.column}>
				<ContinueReading api={api} first={unfinished} />
				<ResultsPanel api={api} />
				<TodayPanel api={api} now={now} />
				{question}
				<SubscriptionCard api={api} userId={userId} now={now} />
				<NextCall api={api} />
			</div>
			<div className={css.column}>
				<ToRevise api={api} />
				<UnreadArticles api={api} />
				{isNew && <Doors />}
			</div>
		</div>
	)
}
