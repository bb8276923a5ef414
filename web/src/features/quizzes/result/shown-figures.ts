import { minutesAndSeconds } from '@aravalli/shared/quizzes/quiz-result'
import type { Figure } from './result-figures.tsx'
import type { Figures } from './shown-result.ts'

type Names = Record<'total' | 'correct' | 'partly' | 'incorrect' | 'notJudged' | 'notAttempted' | 'time', string>

/** Gives the figures below the hill; partly correct ones stand there where there are any. */
export function shownFigures(figures: Figures, names: Names): Figure[] {
	const { partlyCorrectAnswers, unjudgedAnswers } = figures
	const counts = [
		{ label: names.total, value: figures.totalQuestions },
		{ label: names.correct, value: figures.correctAnswers },
		...(partlyCorrectAnswers > 0 ? [{ label: names.partly, value: partlyCorrectAnswers }] : []),
		{ label: names.incorrect, value: figures.incorrectAnswers },
		{ label: names.notJudged, value: unjudgedAnswers },
		{ label: names.notAttempted, value: figures.unansweredQuestions },
	]
	return [
		...counts.map(({ label, value }) => ({ label, value: String(value) })),
		{ label: names.time, value: minutesAndSeconds(figures.timeTaken) },
	]
}
