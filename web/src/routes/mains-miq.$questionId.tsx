import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '../content/kind-route.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/miq/question-page.tsx'

export const Route = createFileRoute('/mains-miq/$questionId')({
	...itemRoute(
		() => import('../features/miq/miq-kind.ts').then((code) => code.miqPages),
		(context, id) =>
			import('../features/topics/public.tsx').then(
				({ loadRelated }) => loadRelated(context, { kind: 'miq', id }),
				() => undefined,
			),
	),
	codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
