import type { Language } from '@aravalli/shared/language'
import type { QuizSource } from '@aravalli/shared/quizzes/contract'
import { startQuiz } from '@aravalli/shared/quizzes/quiz'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import type { ApiClient } from '#web/lib/api.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { fetchQuizQuestions } from './fetch-quiz-questions.ts'
import { findQuiz, giveUpQuiz } from './find-quiz.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import { isSameSource, type QuizKind } from './quiz-kind.ts'
import { keepQuiz, keepQuizQuestions, readKeptQuiz } from './quiz-storage.ts'

interface Wanted {
	language: Language
	kind: QuizKind
	source: QuizSource
	/** The quiz gets so many questions, or all where the list has fewer. */
	count: number
	userId: string | null
	/** Is the one that the learner gives up for it. */
	instead: KeptQuiz | null
}

interface Begun {
	kept: KeptQuiz
	/** An unfinished quiz of another list, begun meanwhile in another tab or on another device: the learner is to be asked. */
	isOther: boolean
}

/**
 * Takes a quiz of a list, of questions that the server picks. They come with it, in both languages and with their answers:
 * from then on it needs no network. An unfinished quiz that the learner did not give up is what is gone on with instead; one that was
 * given up is so only once the new one is there.
 */
export async function beginQuiz(api: ApiClient, wanted: Wanted): Promise<Begun> {
	const { language, kind, source, count, userId, instead } = wanted
	const [found, questions] = await Promise.all([
		findQuiz(api, kind.name, userId),
		fetchQuizQuestions(api, { source, count, language }),
	])
	const isUnasked = (kept: KeptQuiz | null) => kept !== null && kept.quiz.quizId !== instead?.quiz.quizId
	// Another tab may have begun one while the questions came.
	const other = [readKeptQuiz(kind.name, userId), found].find(isUnasked)
	if (other) return { kept: other, isOther: !isSameSource(other.quiz.source, source) }
	const kept = newQuiz(wanted, questions)
	if (instead) void giveUpQuiz(api, instead)
	void keepQuizQuestions(kept, questions)
	void keepQuiz(kept)
	return { kept, isOther: false }
}

function newQuiz({ source, userId }: Wanted, questions: QuizQuestionData[]): KeptQuiz {
	const ids = questions.map(({ _id }) => _id)
	return { quiz: { source, ...startQuiz(newSendKey(), ids, new Date()) }, userId }
}
