import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../content/kind-route.ts'

/** The list alone, which its parent shows: a question that is opened by its own address does not wait for it. */
export const Route = createFileRoute('/answer-writing-practice/')({
	...listRoute(() =>
		import('../features/answer-writing/answer-writing-kind.ts').then((code) => code.answerWritingPages),
	),
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { category, page, search } }) => ({ category, page, search }),
})
