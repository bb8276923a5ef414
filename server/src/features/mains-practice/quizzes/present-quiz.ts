import type { Language } from '@aravalli/shared/language'
import type { QuizData, QuizResultRow } from '@aravalli/shared/mains-practice/quiz-contract'
import { quizResult } from '@aravalli/shared/mains-practice/quiz-result'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { StoredQuiz } from './tables.ts'

export function presentQuiz(quiz: StoredQuiz): QuizData {
	const { quizId, tab, year, subject, topic, questionIds, answers, startedAt, elapsedSeconds } = quiz
	return { quizId, tab, year, subject, topic, questionIds, answers, startedAt, elapsedSeconds }
}

/** @param topicNames in the language */
export function presentResultRow(
	quiz: StoredQuiz,
	topicNames: ReadonlyMap<string, string>,
	language: Language,
): QuizResultRow {
	const { quizId, tab, year, subject, topic, submittedAt } = quiz
	const { questionResults: _, ...figures } = quizResult(quiz)
	return {
		quizId,
		tab,
		year,
		subject,
		topic,
		subjectName: subject && subjectNames[subject][language],
		topicName: topic && (topicNames.get(topic) ?? null),
		submittedAt: submittedAt ?? quiz.startedAt,
		...figures,
	}
}
