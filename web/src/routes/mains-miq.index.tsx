import { createFileRoute } from '@tanstack/react-router'
import { ListAlone } from '../features/miq/list-alone.tsx'
import { loadList } from '../features/miq/load-page.ts'

/** The list alone: its parent shows it, here are its title, its addresses, and what comes before it is shown. */
export const Route = createFileRoute('/mains-miq/')({
	// Named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { paper, page, search } }) => ({ paper, page, search }),
	loader: ({ context, deps }) => loadList(context, deps),
	head: async ({ match }) => {
		const { listHead } = await import('../features/miq/miq-head.ts')
		return listHead(match.context, match.search)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: ListAlone,
})
