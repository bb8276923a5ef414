import type { HallAnswers } from './hall-answers.ts'
import type { ClockBase } from './hall-clock.ts'

/**
 * `waiting`: the network or the server does not answer, and it is tried again. `signed-out`: the session is over, or somebody else's by now. `closed`: the server takes
 * nothing any more.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'signed-out' | 'closed'

export interface HallState extends HallAnswers {
	/** Is the question that is shown. */
	place: number
	saving: Saving
	/** The browser stores what is not sent yet. */
	isKept: boolean
	base: ClockBase
}
