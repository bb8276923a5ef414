import type { TestPhase } from '@aravalli/shared/mock-tests/attempt-clock'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import css from './hall-room.module.css'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'
import { countStates, nextBlank } from './palette-states.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface HallNotesProps {
	attemptId: string
	hall: HallState
	places: readonly number[]
	phase: TestPhase
	bubbleMinutes: number
	onGo: (place: number) => void
}

/** Says what is unusual now: the time to check bubbles, a session that has ended, a browser that keeps nothing. */
export function HallNotes({ attemptId, hall, places, phase, bubbleMinutes, onGo }: HallNotesProps) {
	const m = useMessages(hallMessages)
	const blank = nextBlank(hall.answers, places, hall.place)
	return (
		<>
			{hall.saving === 'signed-out' && <SignInAgain attemptId={attemptId} isKept={hall.isKept} />}
			{!hall.isKept && <Note kind="warning">{m.notKept}</Note>}
			{phase === 'bubbles' && (
				<Note kind="accent">
					<p>{m.bubbles(bubbleMinutes, countStates(hall.answers, places).blank)}</p>
					{blank !== null && (
						<p className={css.noteAction}>
							<Button isCompact onClick={() => onGo(blank)}>
								{m.nextBlank}
							</Button>
						</p>
					)}
				</Note>
			)}
		</>
	)
}
