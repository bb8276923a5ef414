import type { Language } from '@aravalli/shared/language'
import { startQuiz } from '@aravalli/shared/mains-practice/quiz'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import type { ApiClient } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import type { MainsSearch } from '../list-search.ts'
import { filterQuery } from '../queries.ts'
import { type KeptQuiz, keepQuiz, keepQuizQuestions } from './quiz-storage.ts'

/**
 * Takes a quiz of all questions of a list, or of the newest 200. The questions come with it, in both languages and with their answers:
 * from then on it needs no network.
 */
export async function beginQuiz(
	api: ApiClient,
	{ language, search, userId }: { language: Language; search: MainsSearch; userId: string | null },
): Promise<KeptQuiz> {
	const questions = await dataOf(
		api('GET /api/content/main-section', { query: { lang: language, ...filterQuery(search) } }),
	)
	const ids = questions.map(({ _id }) => _id)
	const list = {
		tab: search.tab ?? ('pyq' as const),
		year: search.year ?? null,
		subject: (search.subject as MainsSubject | undefined) ?? null,
		topic: search.topic ?? null,
	}
	const kept = { quiz: { ...list, ...startQuiz(newSendKey(), ids, new Date()) }, userId }
	keepQuizQuestions(kept.quiz.quizId, questions)
	keepQuiz(kept)
	return kept
}
