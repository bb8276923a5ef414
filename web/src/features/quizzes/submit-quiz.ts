import type { QuizData, QuizQuestionData } from '@aravalli/shared/quizzes/contract'
import { forgetQuiz, forgetQuizQuestions, keepQuiz, keepResult } from './quiz-storage.ts'

/** Makes the quiz a result of this browser: at once and whatever the network does. Nothing of it is lost when the page is closed now. */
export function handIn(
	quiz: QuizData,
	{ userId, questions, now }: { userId: string | null; questions: QuizQuestionData[]; now: Date },
): void {
	// They take the most room, and have done their part.
	forgetQuizQuestions(quiz.quizId)
	const isStored = keepResult({
		quiz,
		userId,
		submittedAt: now.toISOString(),
		isSent: false,
		questions: questions.map((question) => ({
			questionId: question._id,
			english: question.translations?.english.questions[0] ?? question.questions[0] ?? '',
			hindi: question.translations?.hindi?.questions[0] ?? null,
		})),
	})
	if (isStored) forgetQuiz(quiz.quizId, userId)
	// With no room for its result the quiz itself stays, to be handed in once more.
	else keepQuiz({ quiz, userId })
}
