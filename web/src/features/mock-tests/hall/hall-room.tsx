import type { HallAttempt } from '@aravalli/shared/mock-tests/contract'
import { useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import { hallKeysChoice } from '../stored.ts'
import { HallBar } from './hall-bar.tsx'
import { HallDesk, type HallDialog } from './hall-desk.tsx'
import type { HallEngine } from './hall-engine.ts'
import css from './hall-room.module.css'
import { HallTimer } from './hall-timer.tsx'
import { JumpForm } from './jump-form.tsx'
import { KeysHelp } from './keys-help.tsx'
import { messages as hallMessages } from './messages.en.ts'
import { Palette } from './palette.tsx'
import { SubmitQuestion } from './submit-question.tsx'
import { TimeOver } from './time-over.tsx'
import { useAwake } from './use-awake.ts'
import { useHallEnd } from './use-hall-end.ts'
import { useHallTitle } from './use-hall-title.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useOwnEnd, useRoom } from './use-room.ts'

interface HallRoomProps {
	attempt: HallAttempt
	engine: HallEngine
	userId: string
}

/** Is where an attempt is taken: one question at a time, all of them at the side or a press away. */
export function HallRoom({ attempt, engine, userId }: HallRoomProps) {
	const m = useMessages(hallMessages)
	const heading = useRef<HTMLHeadingElement>(null)
	const [opened, setOpened] = useState<HallDialog | 'submit' | null>(null)
	const [areKeysOn, setAreKeysOn] = useState(() => hallKeysChoice.read() !== 'off')
	const room = useRoom(engine, attempt, heading)
	const end = useHallEnd(engine, { attemptId: attempt.attemptId, userId })
	const isOver = room.phase === 'over' || room.hall.saving === 'closed'
	useOwnEnd(isOver, end.end)
	useAwake()
	useLeaveWarning(engine)
	const close = () => setOpened(null)
	const go = (place: number) => {
		close()
		room.go(place)
	}
	const turnKeys = (areOn: boolean) => {
		if (areOn) hallKeysChoice.remove()
		else hallKeysChoice.write('off')
		setAreKeysOn(areOn)
	}
	return (
		<div className={css.hall} data-undisturbed="">
			<HallBar
				title={useHallTitle(attempt)}
				paperId={attempt.paperId}
				hall={room.hall}
				timer={<HallTimer engine={engine} times={attempt.clock} onPhase={room.notePhase} />}
				onSubmit={() => setOpened('submit')}
			/>
			<main id="content" className={`wrap ${css.main}`} tabIndex={-1}>
				{isOver ? (
					<TimeOver attemptId={attempt.attemptId} hall={room.hall} state={end.state} />
				) : (
					<HallDesk {...{ attempt, engine, room, heading, areKeysOn, onOpen: setOpened }} />
				)}
			</main>
			{opened === 'palette' && (
				<Modal title={m.palette} onClose={close}>
					<Palette places={room.places} answers={room.hall.answers} current={room.hall.place} onGo={go} />
				</Modal>
			)}
			{opened === 'jump' && <JumpForm total={room.places.length} onGo={go} onClose={close} />}
			{opened === 'help' && <KeysHelp areOn={areKeysOn} onTurn={turnKeys} onClose={close} />}
			{opened === 'submit' && !isOver && (
				<SubmitQuestion attempt={attempt} places={room.places} hall={room.hall} end={end} onClose={close} />
			)}
		</div>
	)
}
