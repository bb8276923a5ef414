/**
 * Decides what a learner reads, writes and revises today, within the hours that they have chosen.
 *
 * Pure, and blind to what is done already: ticking a task changes nothing else of the plan. Whoever calls says what there is, in the
 * order in which it should be taken; why a plan is made anew each time and never stored: docs/adr/0069-daily-plan.md.
 */
import type { RoutinePaper } from '../routine-paper.ts'

export type PlanAct = 'read' | 'write' | 'revise'

export interface Candidate {
	/** Is unique among all. */
	key: string
	act: PlanAct
	/** Is a whole number from 1. */
	minutes: number
	/** null: it is of no paper, as the news are. */
	paper: RoutinePaper | null
}

export interface PlanRequest<C extends Candidate> {
	dailyMinutes: number
	/** Counts to the prelims; below 0 they are over, null: they are not announced. */
	daysToExam: number | null
	/** Today's by the routine first, then those of days that were missed, the last first. */
	papers: readonly RoutinePaper[]
	candidates: readonly C[]
}

/** A longer list is not read on a phone, and not done in a day either. */
export const MAX_TASKS = 9

/** Say, in hundredths of the day, how long each takes at most at first; what one leaves the others have. */
type Shares = Record<PlanAct, number>

/** The nearer the examination, the less is new. After the prelims it is the mains, which are written. */
export function sharesOf(daysToExam: number | null): Shares {
	if (daysToExam === null || daysToExam > 60) return { read: 50, write: 30, revise: 20 }
	if (daysToExam < 0) return { read: 40, write: 40, revise: 20 }
	return daysToExam > 7 ? { read: 35, write: 30, revise: 35 } : { read: 20, write: 10, revise: 70 }
}

/** Chooses today's tasks, in the order of their acts. Their minutes together are never more than the day has. */
export function planDay<C extends Candidate>({ dailyMinutes, daysToExam, papers, candidates }: PlanRequest<C>): C[] {
	const shares = sharesOf(daysToExam)
	const ordered: Record<PlanAct, C[]> = {
		write: candidates.filter(({ act }) => act === 'write'),
		read: inTurns(
			candidates.filter(({ act }) => act === 'read'),
			papers,
		),
		revise: candidates.filter(({ act }) => act === 'revise'),
	}
	const chosen = new Set<C>()
	let left = dailyMinutes
	const fill = (act: PlanAct, minutes: number) => {
		let room = Math.min(minutes, left)
		for (const candidate of ordered[act]) {
			if (chosen.size >= MAX_TASKS || chosen.has(candidate) || candidate.minutes > room) continue
			chosen.add(candidate)
			room -= candidate.minutes
			left -= candidate.minutes
		}
	}
	for (const act of ['write', 'revise', 'read'] as const) fill(act, (dailyMinutes * shares[act]) / 100)
	for (const act of ['read', 'write', 'revise'] as const) fill(act, left)
	return (['read', 'write', 'revise'] as const).flatMap((act) => ordered[act].filter((one) => chosen.has(one)))
}

/** Takes one of today's paper, one of the news, and one of each missed paper, and so on; others come at the end. */
function inTurns<C extends Candidate>(candidates: readonly C[], papers: readonly RoutinePaper[]): C[] {
	const [first, ...missed] = papers
	const turns: (RoutinePaper | null | undefined)[] = [...new Set([first, null, ...missed])]
	const groups = turns.map((paper) => candidates.filter((candidate) => candidate.paper === paper))
	const longest = Math.max(0, ...groups.map(({ length }) => length))
	const taken = Array.from({ length: longest }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()
	return [...taken, ...candidates.filter(({ paper }) => !turns.includes(paper))]
}
