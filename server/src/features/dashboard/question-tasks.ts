import type { HomeAnswers } from '@aravalli/shared/dashboard/contract'
import { suggestedMinutes } from '@aravalli/shared/questions/answer-size'
import type { QuestionToAnswer } from '../daily-plan/public.ts'

/** Makes tasks of the questions that a plan of evaluation has for today: those that were sent, and as many as may still be sent in time. */
export function questionTasks(answers: HomeAnswers | null): QuestionToAnswer[] {
	if (!answers) return []
	const isSent = ({ state }: { state: string | null }) => state !== null && state !== 'draft'
	const sent = answers.questions.filter(isSent)
	const open = answers.isClosed ? [] : answers.questions.filter((question) => !isSent(question))
	return [...sent, ...open.slice(0, answers.leftToday)].map(
		({ questionId, questionText, marks, isFallback, state }) => ({
			isSent: isSent({ state }),
			place: `answer-writing/${questionId}`,
			kindNames: { english: 'Answer to be evaluated', hindi: 'मूल्यांकन के लिए उत्तर' },
			title: { english: questionText, hindi: isFallback ? null : questionText },
			path: `/upload-answersheet?${new URLSearchParams({ question: questionId })}`,
			minutes: suggestedMinutes(marks),
			paper: null,
		}),
	)
}
