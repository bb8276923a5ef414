import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../features/answer-writing/load-page.ts'

/** The list alone, which its parent shows: a question that is opened by its own address does not wait for it. */
export const Route = createFileRoute('/answer-writing-practice/')({
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { category, page, search } }) => ({ category, page, search }),
	loader: ({ context, deps }) => loadList(context, deps),
	head: async ({ match }) => {
		const { listHead } = await import('../features/answer-writing/answer-writing-head.ts')
		return listHead(match.context, match.search)
	},
	codeSplitGroupings: [['loader']],
})
