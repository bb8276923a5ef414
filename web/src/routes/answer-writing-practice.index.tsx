import { createFileRoute } from '@tanstack/react-router'
import { ListAlone } from '../features/answer-writing/list-alone.tsx'
import { loadList } from '../features/answer-writing/load-page.ts'

/** The list alone: its parent shows it, here are its title, its addresses, and what comes before it is shown. */
export const Route = createFileRoute('/answer-writing-practice/')({
	// Named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { category, page, search, desk } }) => ({ category, page, search, desk }),
	loader: ({ context, deps }) => loadList(context, deps),
	head: async ({ match }) => {
		const { listHead } = await import('../features/answer-writing/answer-writing-head.ts')
		return listHead(match.context, match.search)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: ListAlone,
})
