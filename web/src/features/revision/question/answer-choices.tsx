import type { RevisionAnswer, RevisionQuestion } from '@aravalli/shared/revision/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import type { RevisionOfDay } from '../day/use-revision-day.ts'
import { messages as revisionMessages } from '../messages.en.ts'
import css from './revision-card.module.css'

interface AnswerChoicesProps {
	question: RevisionQuestion
	day: RevisionOfDay
	given: RevisionAnswer
}

/** Lets a learner say more of a right answer, and that a question is not to come back. */
export function AnswerChoices({ question, day, given }: AnswerChoicesProps) {
	const m = useMessages(revisionMessages)
	const stopping = useStopping(question._id, day)
	const { isGuessed, isEasy } = given
	const isOpen = given.answer === question.key && !question.isRepeat && !stopping.isSent
	return (
		<div className={css.choices}>
			{isOpen && (
				<fieldset aria-label={m.howWas} className={css.buttons}>
					<Button
						isCompact
						icon={isGuessed ? checkIcon : undefined}
						aria-pressed={isGuessed}
						onClick={() => day.change({ isGuessed: !isGuessed, isEasy: false })}
					>
						{m.guessed}
					</Button>
					<Button
						isCompact
						icon={isEasy ? checkIcon : undefined}
						aria-pressed={isEasy}
						onClick={() => day.change({ isEasy: !isEasy, isGuessed: false })}
					>
						{m.easy}
					</Button>
				</fieldset>
			)}
			<Button variant="quiet" isCompact isBusy={stopping.isBusy} onClick={stopping.turn}>
				{stopping.isStopped ? m.resume : m.stop}
			</Button>
			<p role="status" className={css.state}>
				{stopping.isFailed ? m.stopFailed : stopping.isStopped && m.stopped}
			</p>
		</div>
	)
}

/** The answer is sent before, because nothing can be said of it afterwards. */
function useStopping(questionId: string, day: RevisionOfDay) {
	const api = useApi()
	const noteSession = useSessionWatch()
	const [isStopped, setIsStopped] = useState(false)
	const { mutate, isPending, isError, submittedAt } = useMutation({
		networkMode: 'always',
		mutationFn: async (isSuspended: boolean) => {
			await day.sendNow()
			await api('PUT /api/revision/cards/:questionId', { params: { questionId }, body: { isSuspended } })
		},
		onSuccess: (_, isSuspended) => setIsStopped(isSuspended),
		onError: noteSession,
	})
	return {
		isStopped,
		isBusy: isPending,
		isFailed: isError,
		isSent: submittedAt > 0,
		turn: () => mutate(!isStopped),
	}
}
