import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../features/miq/load-page.ts'

/** The list alone, which its parent shows: a question that is opened by its own address does not wait for it. */
export const Route = createFileRoute('/mains-miq/')({
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { paper, page, search } }) => ({ paper, page, search }),
	loader: ({ context, deps }) => loadList(context, deps),
	head: async ({ match }) => {
		const { listHead } = await import('../features/miq/miq-head.ts')
		return listHead(match.context, match.search)
	},
	codeSplitGroupings: [['loader']],
})
