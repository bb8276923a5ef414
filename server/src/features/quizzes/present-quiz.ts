import type { Language } from '@aravalli/shared/language'
import type { NamedQuizSource, QuizData, QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { quizResult } from '@aravalli/shared/quizzes/quiz-result'
import type { Queryable } from '../../platform/database/open-database.ts'
import { findKind, type QuizKinds } from './quiz-kind.ts'
import type { StoredQuiz } from './tables.ts'

export function presentQuiz(quiz: StoredQuiz): QuizData {
	const { quizId, source, questionIds, answers, startedAt, elapsedSeconds } = quiz
	return { quizId, source, questionIds, answers, startedAt, elapsedSeconds }
}

/** Presents results in the same order; the names of each kind's sources are asked for once. */
export async function presentResultRows(
	db: Queryable,
	kinds: QuizKinds,
	quizzes: StoredQuiz[],
	language: Language,
): Promise<QuizResultRow[]> {
	const rows = await Promise.all(
		[...new Set(quizzes.map(({ source }) => source.kind))].map((kind) =>
			rowsOfKind(db, kinds, kind, quizzes, language),
		),
	)
	const byId = new Map(rows.flat().map((row) => [row.quizId, row]))
	return quizzes.flatMap(({ quizId }) => byId.get(quizId) ?? [])
}

async function rowsOfKind(
	db: Queryable,
	kinds: QuizKinds,
	kind: string,
	quizzes: StoredQuiz[],
	language: Language,
): Promise<QuizResultRow[]> {
	const ofKind = quizzes.filter(({ source }) => source.kind === kind)
	const sources = ofKind.map(({ source }) => source)
	const named: NamedQuizSource[] =
		(await findKind(kinds, kind)?.nameSources(db, sources, language)) ?? sources.map(() => ({ kind: 'unknown' }))
	return ofKind.flatMap((quiz, index) => {
		const { questionResults: _, ...figures } = quizResult(quiz)
		const source = named[index]
		return source ? [{ quizId: quiz.quizId, source, submittedAt: quiz.submittedAt ?? quiz.startedAt, ...figures }] : []
	})
}
