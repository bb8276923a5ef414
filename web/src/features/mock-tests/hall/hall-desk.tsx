import type { HallAttempt } from '@aravalli/shared/mock-tests/contract'
import { type RefObject, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { circleQuestionMarkIcon } from '../icons.ts'
import { stateOf } from './hall-answers.ts'
import css from './hall-desk.module.css'
import type { HallEngine } from './hall-engine.ts'
import { HallNotes } from './hall-notes.tsx'
import { HallSteps } from './hall-steps.tsx'
import { messages as hallMessages } from './messages.en.ts'
import { Palette } from './palette.tsx'
import { QuestionView } from './question-view.tsx'
import { useHallCommands } from './use-hall-commands.ts'
import type { Room } from './use-room.ts'

export type HallDialog = 'palette' | 'jump' | 'help'

interface HallDeskProps {
	attempt: HallAttempt
	engine: HallEngine
	room: Room
	heading: RefObject<HTMLHeadingElement | null>
	areKeysOn: boolean
	onOpen: (dialog: HallDialog) => void
}

/** Shows the question that is being answered and, where there is room, all of them beside it. */
export function HallDesk({ attempt, engine, room, heading, areKeysOn, onOpen }: HallDeskProps) {
	const m = useMessages(hallMessages)
	const aside = useRef<HTMLElement>(null)
	const { hall, places, phase } = room
	const { hasNotAttempted } = attempt.scheme
	const question = attempt.questions[hall.place - 1] ?? attempt.questions[0]
	const openPalette = () => {
		// Beside the question they are in sight already.
		const current = aside.current?.checkVisibility() && aside.current.querySelector<HTMLElement>('[aria-current]')
		if (current) current.focus()
		else onOpen('palette')
	}
	const open = (dialog: HallDialog) => (dialog === 'palette' ? openPalette() : onOpen(dialog))
	useHallCommands({ engine, question, times: attempt.clock, hasNotAttempted, areKeysOn, ...room, open })
	if (!question) return null
	const state = stateOf(hall.answers, question.place)
	return (
		<div className={css.columns}>
			<div className={css.work}>
				<HallNotes
					attemptId={attempt.attemptId}
					bubbleMinutes={attempt.clock.bubbleMinutes}
					{...{ hall, places, phase, onGo: room.go }}
				/>
				<QuestionView
					key={question.place}
					question={question}
					total={places.length}
					state={state}
					hasNotAttempted={hasNotAttempted}
					isFixed={phase === 'bubbles' && state.answer !== null}
					heading={heading}
					onChange={room.change}
				/>
				<HallSteps place={hall.place} total={places.length} onStep={room.step} onPalette={openPalette} />
			</div>
			<aside ref={aside} className={css.aside} aria-label={m.palette}>
				<Sheet isPadded>
					<Palette places={places} answers={hall.answers} current={hall.place} onGo={room.go} />
				</Sheet>
				<Button isCompact variant="quiet" icon={circleQuestionMarkIcon} onClick={() => onOpen('help')}>
					{m.help}
				</Button>
			</aside>
		</div>
	)
}
