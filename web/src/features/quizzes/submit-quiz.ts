import type { QuizData } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { forgetQuiz, keepQuiz, keepResult } from './quiz-storage.ts'

/** Makes the quiz a result of this browser: at once and whatever the network does. Nothing of it is lost when the page is closed now. */
export async function handIn(
	quiz: QuizData,
	{ userId, questions, now }: { userId: string | null; questions: QuizQuestionData[]; now: Date },
): Promise<void> {
	const isStored = await keepResult({
		quiz,
		userId,
		submittedAt: now.toISOString(),
		questions: questions.map((question) => ({
			questionId: question._id,
			english: question.translations?.english.questions[0] ?? question.questions[0] ?? '',
			hindi: question.translations?.hindi?.questions[0] ?? null,
			question,
		})),
	})
	if (isStored) await forgetQuiz(quiz.quizId, userId)
	// The quiz itself stays where there is no room for its result, to be handed in once more.
	else await keepQuiz({ quiz, userId })
}
