import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { waitingCount } from './hall-answers.ts'
import css from './hall-room.module.css'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'
import { SignInAgain } from './sign-in-again.tsx'
import type { EndState } from './use-hall-end.ts'

interface TimeOverProps {
	attemptId: string
	hall: HallState
	state: EndState
}

/** Takes the place of the questions when nothing counts any more, until the result opens by itself. */
export function TimeOver({ attemptId, hall, state }: TimeOverProps) {
	const m = useMessages(hallMessages)
	return (
		<Sheet isPadded className={css.over}>
			<h2>{m.overTitle}</h2>
			{state === 'signed-out' ? (
				<SignInAgain attemptId={attemptId} isKept={hall.isKept} />
			) : (
				<div role="status">
					{state === 'offline' ? <Note kind="warning">{m.overOffline(waitingCount(hall))}</Note> : <p>{m.overText}</p>}
				</div>
			)}
		</Sheet>
	)
}
