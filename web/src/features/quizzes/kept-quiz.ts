/** A browser keeps these shapes of quizzes (quiz-storage.ts). */
import type { QuizData } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'

export interface KeptQuiz {
	quiz: QuizData
	/** Is the account that it belongs to; it is null where nobody was signed in. */
	userId: string | null
}

export interface KeptQuestions {
	quizId: string
	questions: QuizQuestionData[]
}

/** A result shows this of a question, in both languages. */
export interface ResultQuestion {
	questionId: string
	english: string
	/** It is null where only English exists. */
	hindi: string | null
	/** Is complete, so that it can be opened without a network; an older version has not kept it. */
	question?: QuizQuestionData
}

/** This quiz was handed in. */
export interface QuizSubmission {
	quiz: QuizData
	/** It is written as ISO 8601, in UTC. */
	submittedAt: string
	questions: ResultQuestion[]
}

export interface KeptResult extends QuizSubmission, KeptQuiz {
	/** The server has stored it. */
	isSent: boolean
	/** The server never takes it. */
	isRefused: boolean
}
