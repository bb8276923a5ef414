import { createFileRoute } from '@tanstack/react-router'
import type { PapersSearch } from '../features/mains-mock-tests/links.ts'
import { PapersPage } from '../features/mains-mock-tests/papers/papers-page.tsx'
import { papersQuery, sittingsQuery } from '../features/mains-mock-tests/queries.ts'
import { loadQuery } from '../lib/load-query.ts'
import { readPageNumber } from '../lib/page-number.ts'
import { loadViewer } from '../lib/viewer.ts'

export const Route = createFileRoute('/mains-mock-tests/')({
	validateSearch: ({ page }: Record<string, unknown>): PapersSearch => {
		const number = readPageNumber(page)
		return number === undefined ? {} : { page: number }
	},
	loaderDeps: ({ search: { page } }) => ({ page }),
	loader: async ({ context: { queryClient, api, language, hasSession }, deps: { page } }) => {
		const viewer = await loadViewer(queryClient, api, hasSession)
		await Promise.all([
			loadQuery(queryClient, papersQuery(api, language, page)),
			viewer && loadQuery(queryClient, sittingsQuery(api, language)),
		])
	},
	head: async ({ match }) => (await import('../features/mains-mock-tests/head.ts')).papersHead(match.context),
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	return <PapersPage page={Route.useSearch().page} />
}
