import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { ProgressEntry } from '@aravalli/shared/evaluation/returned-contract'
import { rubricOf } from '@aravalli/shared/evaluation/rubric'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listReturned } from '../../answer-copies/public.ts'
import { toMarks } from '../drafts/marks.ts'
import { presentEvaluation } from './present-evaluation.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { listDrawn } from './tables.ts'

/** A chart of more could not be read. */
const MOST_SHOWN = 24

/** Lists the marks of the newest returned answers, the oldest of them first. @param paperCategory null: of all papers */
export async function listProgress(
	db: Queryable,
	{ userId, paperCategory }: { userId: string; paperCategory: string | null },
): Promise<ProgressEntry[]> {
	const copies = await listReturned(db, { userId, paperCategory, limit: MOST_SHOWN })
	const drawn = await listDrawn(
		db,
		copies.map(({ id }) => id),
	)
	const entries = copies.flatMap(({ id, number, returnedAt, paperCategory: paper, maxMarks, questionMarks }) => {
		const own = drawn.filter(({ copyId }) => copyId === id)
		const stands = shownEvaluations(own, returnedAt).at(-1)
		if (!stands) return []
		const { total, rubric } = presentEvaluation(stands, returnedAt)
		return {
			copyId: id,
			label: copyLabel(number),
			returnedAt: returnedAt.toISOString(),
			paperCategory: paper,
			...{ total, maxMarks, rubric, maxRubric: toMarks(rubricOf({ maxMarks, questionMarks })) },
		}
	})
	return entries.toReversed()
}
