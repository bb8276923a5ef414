/**
 * This file reads what an older version kept of quizzes in texts of the browser's storage, and gives it the present
 * shape. What was stored may be anything.
 */
import type { QuizData, SourceOf } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import type { OlderEntries } from '#web/lib/outbox/outbox-kind.ts'
import type { KeptQuestions, QuizSubmission, ResultQuestion } from './kept-quiz.ts'
import { olderQuestions, olderQuiz, olderQuizzes, olderResults } from './stored.ts'

/** Browsers kept a quiz so while only questions of the main examination had any. */
type EarlierQuiz = Omit<QuizData, 'source'> & Omit<SourceOf<'mains'>, 'kind'>

/** Gives a kept quiz of any version the present shape. */
export function withSource(quiz: QuizData | EarlierQuiz): QuizData {
	if ('source' in quiz) return quiz
	const { tab, year, subject, topic, ...rest } = quiz
	return { ...rest, source: { kind: 'mains', tab, year, subject, topic } }
}

interface OlderKept {
	quiz?: QuizData | EarlierQuiz
	userId?: string | null
}

interface OlderResult extends OlderKept {
	submittedAt: string
	isSent: boolean
	questions: ResultQuestion[]
}

const isQuiz = (quiz: OlderKept['quiz']): quiz is QuizData => Boolean(quiz?.quizId) && Array.isArray(quiz?.questionIds)

export async function takeOverQuizzes(): Promise<OlderEntries<QuizData>> {
	const places: [owner: string, kept: unknown][] = [
		['', olderQuiz.readJson()],
		...olderQuizzes.parts().map((owner): [string, unknown] => [owner, olderQuizzes.readJson(owner)]),
	]
	const entries = places.flatMap(([owner, kept]) => {
		const { quiz } = (kept ?? {}) as OlderKept
		if (!isQuiz(quiz)) return []
		const content = withSource(quiz)
		return [{ subject: content.source.kind, owner, content }]
	})
	return {
		entries,
		async forget() {
			olderQuiz.remove()
			for (const owner of olderQuizzes.parts()) olderQuizzes.remove(owner)
		},
	}
}

export async function takeOverQuestions(): Promise<OlderEntries<KeptQuestions>> {
	const kept = olderQuestions.readJson() as { quizId?: string; questions?: QuizQuestionData[] } | null
	const { quizId, questions } = kept ?? {}
	return {
		entries: quizId && questions ? [{ subject: 'mains', owner: '', content: { quizId, questions } }] : [],
		forget: async () => void olderQuestions.remove(),
	}
}

export async function takeOverResults(): Promise<OlderEntries<QuizSubmission>> {
	const kept = olderResults.readJson()
	const results = Array.isArray(kept) ? (kept as OlderResult[]) : []
	return {
		entries: results
			.filter(({ quiz }) => isQuiz(quiz))
			.map(({ quiz, userId, isSent, submittedAt, questions }) => {
				const content = { quiz: withSource(quiz as QuizData), submittedAt, questions }
				return {
					subject: content.quiz.quizId,
					owner: userId ?? '',
					content,
					state: isSent ? 'kept' : 'waiting',
				} as const
			}),
		forget: async () => void olderResults.remove(),
	}
}
