import { createFileRoute } from '@tanstack/react-router'
import { BooksPage } from '../features/resources/books/books-page.tsx'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { readBooksSearch } from '../features/resources/resources-search.ts'

export const Route = createFileRoute('/resources/books/$type')({
	validateSearch: readBooksSearch,
	loaderDeps: ({ search }) => ({
		class: search.class,
		subject: search.subject,
		search: search.search,
		page: search.page,
	}),
	loader: ({ context, params: { type }, deps }) => resourceRoute.load(context, { name: 'books', type, search: deps }),
	head: resourceRoute.head,
	component: Page,
})

function Page() {
	return <BooksPage type={Route.useParams().type} search={Route.useSearch()} />
}
