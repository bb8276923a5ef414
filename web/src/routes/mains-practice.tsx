import { createFileRoute } from '@tanstack/react-router'
import { readMainsSearch } from '../features/mains-practice/list-search.ts'
import { loadPage } from '../features/mains-practice/load-page.ts'
import { PracticePage } from '../features/mains-practice/practice-page.tsx'
import { mainsQuiz } from '../features/mains-practice/quiz/quiz-source.ts'
import { SinglePage } from '../features/mains-practice/single-page.tsx'
import { ResultPage } from '../features/quizzes/public.tsx'

export const Route = createFileRoute('/mains-practice')({
	validateSearch: readMainsSearch,
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { tab, year, subject, topic, page } }) => ({ tab, year, subject, topic, page }),
	loader: ({ context, deps }) => loadPage(context, deps),
	head: async ({ match: { context, search } }) => {
		const { practiceHead } = await import('../features/mains-practice/mains-head.ts')
		return practiceHead(context, search)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { failure } = Route.useLoaderData()
	const search = Route.useSearch()
	if (search.result) return <ResultPage kind={mainsQuiz} quizId={search.result} />
	if (search.question) return <SinglePage search={search} questionId={search.question} />
	return <PracticePage search={search} failure={failure} />
}
