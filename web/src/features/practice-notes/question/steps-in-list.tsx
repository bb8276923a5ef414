import { QuestionSteps, StepsOfBar } from './question-steps.tsx'
import { type OpenedQuestion, useQuestionAround } from './use-question-around.ts'

const subjectOf = ({ questionType, questionId }: OpenedQuestion) => `${questionType}:${questionId}`

export function StepsInList(question: OpenedQuestion) {
	return <QuestionSteps subject={subjectOf(question)} around={useQuestionAround(question)} />
}

export function BarSteps(question: OpenedQuestion) {
	return <StepsOfBar subject={subjectOf(question)} around={useQuestionAround(question)} />
}
