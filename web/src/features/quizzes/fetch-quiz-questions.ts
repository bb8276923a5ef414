import type { Language } from '@aravalli/shared/language'
import type { QuizSource } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import type { ApiClient } from '#web/lib/api.ts'

interface Wanted {
	source: QuizSource
	count: number
	language: Language
}

/** Asks for questions of a list, in both languages and with their answers; the server picks them. */
export async function fetchQuizQuestions(
	api: ApiClient,
	{ source, count, language }: Wanted,
): Promise<QuizQuestionData[]> {
	const { data } = await api('POST /api/quizzes/questions', { query: { lang: language }, body: { source, count } })
	return data
}
