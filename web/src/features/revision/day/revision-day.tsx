import type { RevisionDay as Day } from '@aravalli/shared/revision/contract'
import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { messages as revisionMessages } from '../messages.en.ts'
import { RevisionCard } from '../question/revision-card.tsx'
import { DayState } from './day-state.tsx'
import css from './revision-day.module.css'
import { useLongWaiting } from './use-long-waiting.ts'
import { type RevisionOfDay, useRevisionDay } from './use-revision-day.ts'

interface RevisionDayProps {
	userId: string
	day: Day
	/** Asks for the day anew. */
	onOver: () => void
}

/** Asks the questions of a day one after the other. It wants a key by when the day was asked for. */
export function RevisionDay({ userId, day, onOver }: RevisionDayProps) {
	const m = useMessages(revisionMessages)
	const own = useRevisionDay(userId, day, onOver)
	const { queue, question, given } = own
	const repeats = queue.left.filter(({ isRepeat }) => isRepeat).length
	const isLast = queue.left.length === 1 && (given?.answer === question?.key || question?.isRepeat)
	return (
		<div className={css.day}>
			{question ? (
				<>
					<div>
						<Progress
							label={m.today}
							text={m.progress(queue.done, queue.total)}
							share={queue.done / Math.max(1, queue.total)}
						/>
						{repeats > 0 && <p className={css.note}>{m.repeats(repeats)}</p>}
					</div>
					<p className={`needsNoScript ${css.note}`}>{m.needsScript}</p>
					<RevisionCard
						key={`${question._id} ${question.isRepeat}`}
						question={question}
						day={own}
						isArrived={question !== day.questions[0]}
					>
						{given && (
							<div className={css.way}>
								<Button variant="primary" onClick={own.goOn}>
									{isLast ? m.finish : m.next}
								</Button>
							</div>
						)}
					</RevisionCard>
					<p className={css.keys}>{m.keys}</p>
				</>
			) : (
				<DayState day={day} done={queue.done} next={day.questions.length === 0 ? day.next : null} />
			)}
			<SendingNote day={own} />
		</div>
	)
}

/** Says quietly where answers are that the account does not have. */
function SendingNote({ day: { waiting, isKept, given } }: { day: RevisionOfDay }) {
	const m = useMessages(revisionMessages)
	const viewer = useViewer()
	const late = useLongWaiting(waiting)
	if (!viewer)
		return (
			<Note kind="warning">
				{m.signedOut}{' '}
				<PageLink link={linkOptions({ to: '/login', search: { redirect: 'revision' } })}>{m.login}</PageLink>
			</Note>
		)
	return (
		<p role="status" className={css.note}>
			{late > 0 ? m.waiting(late) : !isKept && given && m.notKept}
		</p>
	)
}
