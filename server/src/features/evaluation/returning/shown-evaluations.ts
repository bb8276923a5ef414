/**
 * Decides which evaluations of a returned copy its learner sees: what it came back with, and whatever changed its marks
 * since. That there was a secret second one is never seen: where it is the one that stands, it looks like a first.
 */
import type { EvaluationRow } from '../tables.ts'

type Judged = Pick<EvaluationRow, 'kind' | 'state' | 'publishedAt'>

export type ShownKind = 'first' | 'lead' | 're-evaluation'

export interface Shown<Evaluation> {
	evaluation: Evaluation
	kind: ShownKind
	isCurrent: boolean
}

/** @returns those that are shown, in the order in which they stood; the last one stands now */
export function shownEvaluations<Evaluation extends Judged>(
	evaluations: readonly Evaluation[],
	returnedAt: Date,
): Shown<Evaluation>[] {
	const published = (kind: EvaluationRow['kind']) =>
		evaluations.find((one) => one.kind === kind && one.state === 'published')
	const inTime = (one: Evaluation | undefined) => (one?.publishedAt && one.publishedAt <= returnedAt ? one : undefined)
	const lead = published('lead')
	const beganWith = inTime(lead) ?? inTime(published('first')) ?? inTime(published('second'))
	const shown: Omit<Shown<Evaluation>, 'isCurrent'>[] = []
	if (beganWith) shown.push({ evaluation: beganWith, kind: beganWith === lead ? 'lead' : 'first' })
	if (lead && lead !== beganWith) shown.push({ evaluation: lead, kind: 'lead' })
	const again = published('re-evaluation')
	if (again) shown.push({ evaluation: again, kind: 're-evaluation' })
	return shown.map((one, index) => ({ ...one, isCurrent: index === shown.length - 1 }))
}
