import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '../content/kind-route.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/miq/question-page.tsx'
import { loadRelated } from '../features/topics/public.tsx'

export const Route = createFileRoute('/mains-miq/$questionId')({
	...itemRoute(
		() => import('../features/miq/miq-kind.ts').then((code) => code.miqPages),
		(context, id) => loadRelated(context, { kind: 'miq', id }),
	),
	codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
