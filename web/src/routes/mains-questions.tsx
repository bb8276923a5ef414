import { createFileRoute } from '@tanstack/react-router'
import { readMainsSearch } from '../features/mains-practice/list-search.ts'
import { mainsCode } from '../features/mains-practice/mains-code.ts'
import { SimplePage } from '../features/mains-practice/simple-page.tsx'

export const Route = createFileRoute('/mains-questions')({
	validateSearch: (raw: Record<string, unknown>) => raw,
	loaderDeps: ({ search: { subject, page } }) => ({ subject, page }),
	loader: async ({ context, deps }) => (await mainsCode()).loadPage(context, deps),
	head: async ({ match: { context, search } }) => (await mainsCode()).simpleHead(context, search),
	component: Page,
})

function Page() {
	const { subject, page } = readMainsSearch(Route.useSearch())
	return <SimplePage search={{ subject, page }} failure={Route.useLoaderData().failure} />
}
