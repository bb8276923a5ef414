import type { Language } from '@aravalli/shared/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { filterQuery } from '../queries.ts'
import { searchOf } from './is-quiz-of.ts'
import { type KeptQuiz, readQuizQuestions } from './quiz-storage.ts'

/** As they were when the quiz was started; where the browser had no room for them, as the server has them now. */
export function useQuizQuestions(kept: KeptQuiz) {
	const api = useApi()
	const language = useLanguage()
	const { quizId } = kept.quiz
	const [stored] = useState(() => readQuizQuestions(quizId))
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['quiz questions', quizId],
		queryFn: () => fetchQuestions(api, language, kept),
		enabled: stored === null,
	})
	const questions = stored ?? data ?? []
	return { questions, error: stored ? null : error, isFetching, refetch }
}

async function fetchQuestions(api: ApiClient, lang: Language, { quiz, userId }: KeptQuiz) {
	if (userId !== null) {
		const { data } = await api('GET /api/mains-practice/quiz', { query: { lang } })
		if (data?.quizId === quiz.quizId) return data.questions
	}
	const query = { lang, ...filterQuery(searchOf(quiz)) }
	const questions = await dataOf(api('GET /api/content/main-section', { query }))
	return questions.filter(({ _id }) => quiz.questionIds.includes(_id))
}
