import type { HallAttempt } from '@aravalli/shared/mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'
import { marksText } from '../marks-text.ts'
import { waitingCount } from './hall-answers.ts'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'
import { costOfBlanks, countStates } from './palette-states.ts'
import { SignInAgain } from './sign-in-again.tsx'
import css from './submit-question.module.css'
import type { EndState } from './use-hall-end.ts'

interface SubmitQuestionProps {
	attempt: HallAttempt
	places: readonly number[]
	hall: HallState
	end: { state: EndState; end: () => void; callOff: () => void }
	onClose: () => void
}

/** Asks before a test is handed in, with what that means; it stays until the server has it. */
export function SubmitQuestion({ attempt, places, hall, end, onClose }: SubmitQuestionProps) {
	const m = useMessages(hallMessages)
	const counts = countStates(hall.answers, places)
	const isBusy = end.state === 'ending' || end.state === 'offline'
	const close = () => {
		end.callOff()
		onClose()
	}
	return (
		<Modal title={m.submitTitle} onClose={close}>
			<dl className={css.counts}>
				{[
					[m.counted.answered, counts.answered],
					...(attempt.scheme.hasNotAttempted ? [[m.counted.notAttempted, counts['not-attempted']]] : []),
					[m.counted.blank, counts.blank],
					[m.counted.flagged, counts.flagged],
				].map(([name, count]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{count}</dd>
					</div>
				))}
			</dl>
			<BlankWarning attempt={attempt} blank={counts.blank} questions={places.length} />
			<p>{m.submitText}</p>
			{end.state === 'offline' && (
				<Note kind="warning">
					<p role="status">{m.offlineSubmit(waitingCount(hall))}</p>
				</Note>
			)}
			{end.state === 'signed-out' && <SignInAgain attemptId={attempt.attemptId} isKept={hall.isKept} />}
			<div className={css.buttons}>
				<Button variant="primary" isBusy={isBusy} busyLabel={m.submitting} onClick={end.end}>
					{m.submitNow}
				</Button>
				<Button onClick={close}>{m.goBack}</Button>
			</div>
		</Modal>
	)
}

function BlankWarning({
	attempt: { scheme },
	blank,
	questions,
}: {
	attempt: HallAttempt
	blank: number
	questions: number
}) {
	const m = useMessages(hallMessages)
	if (blank === 0) return null
	const { costHundredths, isDisqualifying } = costOfBlanks(scheme, blank, questions)
	return (
		<Note kind={isDisqualifying ? 'error' : 'warning'}>
			<p>{costHundredths > 0 ? m.blankCost(blank, marksText(costHundredths)) : m.blankFree(blank)}</p>
			{isDisqualifying && <p>{m.disqualifies(scheme.blankLimitPercent ?? 0)}</p>}
		</Note>
	)
}
