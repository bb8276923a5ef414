import { createFileRoute } from '@tanstack/react-router'
import { readMainsSearch } from '../features/mains-practice/list-search.ts'
import { mainsCode } from '../features/mains-practice/mains-code.ts'
import { PracticePage } from '../features/mains-practice/practice-page.tsx'
import { mainsQuiz } from '../features/mains-practice/quiz/quiz-source.ts'
import { SinglePage } from '../features/mains-practice/single-page.tsx'
import { useMainsTools } from '../features/practice-notes/late-tools.tsx'
import { ResultPage } from '../features/quizzes/public.tsx'

export const Route = createFileRoute('/mains-practice')({
	// Read where it is needed: the route comes with every page.
	validateSearch: (raw: Record<string, unknown>) => raw,
	// Named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { tab, year, subject, topic, page } }) => ({ tab, year, subject, topic, page }),
	loader: async ({ context, deps }) => (await mainsCode()).loadPage(context, deps),
	head: async ({ match: { context, search } }) => (await mainsCode()).practiceHead(context, search),
	component: Page,
})

function Page() {
	const { failure } = Route.useLoaderData()
	const search = readMainsSearch(Route.useSearch())
	const tools = useMainsTools(search.question !== undefined)
	if (search.result) return <ResultPage kind={mainsQuiz} quizId={search.result} />
	if (search.question) return <SinglePage search={search} questionId={search.question} tools={tools} />
	return <PracticePage search={search} failure={failure} tools={tools} />
}
