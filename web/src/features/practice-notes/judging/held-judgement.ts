import type { Judgement } from '@aravalli/shared/judgement'
import type { JudgedType } from '@aravalli/shared/practice-notes/judged-type'

/** Is what somebody thinks of an own answer, as the device has it. */
export interface HeldJudgement {
	questionType: JudgedType
	questionId: string
	/** Is the index of the question in an item of study material, 0 for a question for practice. */
	part: number
	/** Null takes it back. */
	judgement: Judgement | null
	/** It is written as ISO 8601, in UTC. */
	judgedAt: string
}

type Judged = Pick<HeldJudgement, 'questionType' | 'questionId' | 'part'>

/** Names a question whose answer is judged; a question for practice has the name of its notes: 'mains:…'. */
export const subjectOf = ({ questionType, questionId, part }: Judged): string =>
	`${questionType}:${questionId}${part > 0 ? `:${part}` : ''}`

/** The last word stands. */
export function laterOf<J extends { judgedAt: string | null }>(one: J, other: J): J {
	return (other.judgedAt ?? '') > (one.judgedAt ?? '') ? other : one
}

/** Pressing the same choice once more takes it back. */
export const chosen = (before: Judgement | null, choice: Judgement): Judgement | null =>
	before === choice ? null : choice
