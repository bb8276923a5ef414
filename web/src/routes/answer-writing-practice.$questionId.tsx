import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '../content/kind-route.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/answer-writing/question-page.tsx'

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	...itemRoute(
		() => import('../features/answer-writing/answer-writing-kind.ts').then((code) => code.answerWritingPages),
		(context, id) =>
			import('../features/topics/public.tsx').then(
				({ loadRelated }) => loadRelated(context, { kind: 'answer-writing', id }),
				() => undefined,
			),
	),
	codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
