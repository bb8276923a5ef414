import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '../content/kind-route.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/answer-writing/question-page.tsx'
import { loadRelated } from '../features/topics/public.tsx'

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	...itemRoute(
		() => import('../features/answer-writing/answer-writing-kind.ts').then((code) => code.answerWritingPages),
		(context, id) => loadRelated(context, { kind: 'answer-writing', id }),
	),
	codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
