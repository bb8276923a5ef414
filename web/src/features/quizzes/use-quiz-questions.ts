import type { Language } from '@aravalli/shared/language'
import { quizMaxQuestions } from '@aravalli/shared/quizzes/quiz'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { fetchQuizQuestions } from './fetch-quiz-questions.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import type { QuizKind } from './quiz-kind.ts'
import { readQuizQuestions } from './quiz-storage.ts'

/** Gives the questions as they were when the quiz was started; where the browser had no room for them, as the server has them now. */
export function useQuizQuestions<Question extends QuizQuestionData>(kind: QuizKind, kept: KeptQuiz) {
	const api = useApi()
	const language = useLanguage()
	const { quizId } = kept.quiz
	const [stored] = useState(() => readQuizQuestions(kept))
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['quiz questions', quizId],
		queryFn: () => fetchQuestions(api, language, kind, kept),
		enabled: stored === null,
	})
	// What is kept of a quiz, and what comes of it, is of its kind.
	const questions = (stored ?? data ?? []) as Question[]
	return { questions, error: stored ? null : error, isFetching, refetch }
}

async function fetchQuestions(api: ApiClient, lang: Language, kind: QuizKind, { quiz, userId }: KeptQuiz) {
	if (userId !== null) {
		const { data } = await api('GET /api/quizzes/unfinished', { query: { kind: kind.name, lang } })
		if (data?.quizId === quiz.quizId) return data.questions
	}
	// Which ones were picked is known here only.
	const questions = await fetchQuizQuestions(api, { source: quiz.source, count: quizMaxQuestions, language: lang })
	return questions.filter(({ _id }) => quiz.questionIds.includes(_id))
}
