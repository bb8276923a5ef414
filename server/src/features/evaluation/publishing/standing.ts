/**
 * Decides which of a copy's evaluations counts for its learner, and whether a lead must decide between two of them.
 *
 * A copy with a secret second evaluation is held until both are there; where they are close, the first one counts. At the
 * due time the learner gets whatever is there, and those marks then change only where a lead or a re-evaluation says so:
 * nobody's marks move because the other of two evaluators came late.
 */
import { differTooMuch } from '@aravalli/shared/evaluation/rubric'
import type { EvaluationRow } from '../tables.ts'

export type Judged = Pick<EvaluationRow, 'id' | 'kind' | 'state' | 'halfMarks' | 'publishedAt'>

export interface Circumstances {
	/** All half marks that the question has. */
	maxHalves: number
	/** null: not yet. */
	returnedAt: Date | null
	/** True once the learner is to have something. */
	isDue: boolean
}

export interface Standing {
	/** Counts for the learner; null: nothing does yet, the copy is held. */
	stands: Judged | null
	/** True where a lead is needed and was not asked yet. */
	needsLead: boolean
}

export function decideStanding(evaluations: readonly Judged[], circumstances: Circumstances): Standing {
	const of = (kind: Judged['kind']) => evaluations.find((one) => one.kind === kind)
	const published = (kind: Judged['kind']) => {
		const found = of(kind)
		return found?.state === 'published' ? found : null
	}
	const [first, second] = [published('first'), published('second')]
	const isApart = differ(first, second, circumstances.maxHalves)
	const final = published('re-evaluation') ?? published('lead')
	const isHeld = of('second') !== undefined && (!first || !second || isApart) && !circumstances.isDue
	return {
		stands: final ?? returnedWith(first, second, circumstances) ?? (isHeld ? null : (first ?? second)),
		needsLead: isApart && !of('lead') && !of('re-evaluation'),
	}
}

function differ(first: Judged | null, second: Judged | null, maxHalves: number): boolean {
	const [one, other] = [first?.halfMarks ?? null, second?.halfMarks ?? null]
	return one !== null && other !== null && differTooMuch(one, other, maxHalves)
}

/** Gives what a copy was returned with; null where it was not returned. */
function returnedWith(first: Judged | null, second: Judged | null, { returnedAt }: Circumstances): Judged | null {
	if (!returnedAt) return null
	const wasThere = (one: Judged | null) => (one?.publishedAt && one.publishedAt <= returnedAt ? one : null)
	return wasThere(first) ?? wasThere(second)
}
