import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { FileNaming } from '../../../platform/database/personal-data.ts'
import { listReturned, type ReturnedCopy } from '../../answer-copies/public.ts'
import { presentEvaluation } from './present-evaluation.ts'
import { returnedPath } from './returned-path.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { type DrawnEvaluation, listDrawn } from './tables.ts'

/** Years of answers; without what was drawn on them they are small. */
export const MOST_COPIES = 20_000
/** So many are in memory with what was drawn on them. */
const AT_ONCE = 20

/** Gives what evaluators drew and gave for somebody's answers, as it is shown to them. */
export async function* exportReturned(db: Queryable, userId: string, naming: FileNaming) {
	const copies = await listReturned(db, { userId, paperCategory: null, limit: MOST_COPIES })
	for (let start = 0; start < copies.length; start += AT_ONCE) {
		const some = copies.slice(start, start + AT_ONCE)
		const drawn = await listDrawn(
			db,
			some.map(({ id }) => id),
		)
		for (const copy of some)
			yield* presentAll(
				copy,
				drawn.filter(({ copyId }) => copyId === copy.id),
				naming,
			)
	}
}

const presentAll = (copy: ReturnedCopy, drawn: readonly DrawnEvaluation[], naming: FileNaming) =>
	shownEvaluations(drawn, copy.returnedAt).map((shown) => ({
		copyId: copy.id,
		copy: copyLabel(copy.number),
		...presentEvaluation(shown, copy.returnedAt),
		...(naming === 'paths' && { file: returnedPath(copy) }),
	}))
