import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { QueueEntry } from '@aravalli/shared/evaluation/contract'
import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import { type AnswerCopyRow, findCopies } from '../../answer-copies/public.ts'
import { type AnsweredQuestion, findCopyQuestions } from '../../daily-questions/public.ts'
import type { Evaluator } from '../evaluation-services.ts'
import type { EvaluationKind, EvaluationRow } from '../tables.ts'
import { findBegun } from './tables.ts'

interface Reader {
	evaluator: Evaluator
	language: Language
	now: Date
}

/** Is an evaluation with what belongs to it. */
export interface Presented {
	entry: QueueEntry
	copy: AnswerCopyRow
	answered: AnsweredQuestion | undefined
}

/** Tells nothing of whose copies they are. */
export async function presentQueue(db: Queryable, rows: EvaluationRow[], reader: Reader): Promise<QueueEntry[]> {
	return (await presentWithCopies(db, rows, reader)).map(({ entry }) => entry)
}

export async function presentWithCopies(
	db: Queryable,
	rows: EvaluationRow[],
	{ evaluator, language, now }: Reader,
): Promise<Presented[]> {
	const copies = await findCopies(
		db,
		rows.map(({ copyId }) => copyId),
	)
	const [questions, begun, names] = await Promise.all([
		findCopyQuestions(
			db,
			copies.map(({ questionId }) => questionId),
			language,
		),
		findBegun(
			db,
			evaluator.userId,
			rows.map(({ id }) => id),
		),
		evaluator.isAdmin
			? findNames(
					db,
					rows.flatMap(({ evaluatorId }) => evaluatorId ?? []),
				)
			: new Map<string, string>(),
	])
	return rows.flatMap((row) => {
		const copy = copies.find(({ id }) => id === row.copyId)
		if (!copy) return []
		const answered = questions.get(copy.questionId)
		const isMine = row.state !== 'waiting' && row.evaluatorId === evaluator.userId
		const entry = {
			evaluationId: row.id,
			label: copyLabel(copy.number),
			question: questionOf(copy, answered),
			pageCount: copy.pageCount,
			kind: kindOf(row.kind),
			state: row.state,
			isMine,
			isBegun: begun.has(row.id),
			dueAt: row.dueAt.toISOString(),
			isOverdue: row.state !== 'published' && row.dueAt < now,
			isSample: copy.isSample,
			evaluator: (row.evaluatorId && names.get(row.evaluatorId)) || null,
			total: row.halfMarks === null || !(isMine || evaluator.isAdmin) ? null : row.halfMarks / 2,
			publishedAt: row.publishedAt?.toISOString() ?? null,
		}
		return [{ entry, copy, answered }]
	})
}

const kindOf = (kind: EvaluationKind): QueueEntry['kind'] => (kind === 'first' || kind === 'second' ? 'ordinary' : kind)

/** The marks and the paper are those of the time when the copy was begun. */
function questionOf(
	{ questionId, paperCategory, maxMarks }: AnswerCopyRow,
	answered: AnsweredQuestion | undefined,
): CopyQuestion {
	const gone = { questionText: '', difficulty: 'MEDIUM', wordLimit: 0, isFallback: false } as const
	return { ...(answered?.question ?? gone), questionId, paperCategory, marks: maxMarks }
}
