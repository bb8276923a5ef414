import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import { forgetQuiz, keepResult } from './quiz-storage.ts'

/** Makes the quiz a result of this browser: at once and whatever the network does. Nothing of it is lost when the page is closed now. */
export function handIn(
	quiz: QuizData,
	{ userId, questions, now }: { userId: string | null; questions: MainsQuestionData[]; now: Date },
): void {
	keepResult({
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
	forgetQuiz(quiz.quizId)
}
