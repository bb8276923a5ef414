import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { CopyQuestion, ScheduledDay } from '@aravalli/shared/daily-questions/contract'
import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import { useId, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, xIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { DifficultyBadge } from '../../questions/public.tsx'
import { dayName } from './day-names.ts'
import { arrowUpIcon } from './icons.ts'
import { messages as scheduleMessages } from './messages.en.ts'
import { QuestionPicker } from './question-picker.tsx'
import css from './schedule.module.css'
import { useScheduling } from './use-scheduling.ts'

interface ScheduledQuestionsProps {
	api: ApiClient
	scheduled: ScheduledDay
	/** Is today in India, 'YYYY-MM-DD'. */
	today: string
}

/** Shows the questions of a day, which can be changed until they close. */
export function ScheduledQuestions({ api, scheduled, today }: ScheduledQuestionsProps) {
	const m = useMessages(scheduleMessages)
	const language = useLanguage()
	const headingId = useId()
	const [isPicking, setIsPicking] = useState(false)
	const { isBusy, add, moveUp, remove } = useScheduling(api, scheduled)
	const { day, questions, isClosed } = scheduled
	const name = dayName(day, { today, language, m })
	const isOpen = day >= today && !isClosed
	return (
		<section aria-labelledby={headingId}>
			<Sheet isPadded className={css.day}>
				<div className={css.head}>
					<h2 id={headingId}>{name}</h2>
					{isClosed && <Badge>{m.closed}</Badge>}
				</div>
				{questions.length === 0 ? (
					<p className={css.empty}>{isOpen ? m.empty : m.emptyPast}</p>
				) : (
					<ol className={css.questions}>
						{questions.map((question, index) => (
							<li key={question.questionId} className={css.question}>
								<QuestionText question={question} />
								{isOpen && (
									<div className={css.tools}>
										<IconButton
											icon={arrowUpIcon}
											label={m.earlierInDay(question.questionText)}
											aria-disabled={index === 0 || isBusy}
											onClick={() => index > 0 && !isBusy && void moveUp(question.questionId)}
										/>
										<IconButton
											icon={xIcon}
											label={m.remove(question.questionText)}
											aria-disabled={isBusy}
											onClick={() => !isBusy && void remove(question.questionId)}
										/>
									</div>
								)}
							</li>
						))}
					</ol>
				)}
				{isOpen && questions.length < MAX_DAILY_QUESTIONS && (
					<div>
						<Button isCompact icon={plusIcon} aria-label={m.addFor(name)} onClick={() => setIsPicking(true)}>
							{m.add}
						</Button>
					</div>
				)}
				{isPicking && (
					<QuestionPicker
						api={api}
						dayName={name}
						scheduledIds={questions.map(({ questionId }) => questionId)}
						onPick={(id) => {
							setIsPicking(false)
							void add(id)
						}}
						onClose={() => setIsPicking(false)}
					/>
				)}
			</Sheet>
		</section>
	)
}

function QuestionText({ question }: { question: CopyQuestion }) {
	const m = useMessages(scheduleMessages)
	const language = useLanguage()
	return (
		<div className={css.text}>
			<p lang={question.isFallback ? 'en' : undefined}>{question.questionText}</p>
			<p className={css.facts}>
				<DifficultyBadge level={question.difficulty} />
				<span>{paperNames[question.paperCategory][language]}</span>
				<span>{m.marks(question.marks)}</span>
				<span>{m.words(question.wordLimit)}</span>
			</p>
		</div>
	)
}
