import type { QuizData } from '@aravalli/shared/quizzes/contract'

/** As browsers kept a quiz while only questions of the main examination had any. */
type EarlierQuiz = Omit<QuizData, 'source'> & Omit<QuizData['source'], 'kind'>

/** A kept quiz of any version in the shape of this one. */
export function withSource(quiz: QuizData | EarlierQuiz): QuizData {
	if ('source' in quiz) return quiz
	const { tab, year, subject, topic, ...rest } = quiz
	return { ...rest, source: { kind: 'mains', tab, year, subject, topic } }
}
