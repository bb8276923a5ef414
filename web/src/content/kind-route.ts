import type { PageContext } from '#web/lib/page-context.ts'
import type { KindPages } from './kind-pages.tsx'
import type { ListSearch } from './list-search.ts'
import type { Subject } from './listed-kind.ts'

type LoadPages<F extends string> = () => Promise<KindPages<F>>

interface ListMatch {
	match: { context: PageContext; search: ListSearch }
}

/**
 * Serves the list of a kind. The routes come with every page, so they ask for a kind and its pages only when one of them is opened.
 *
 * @param pages imports them
 */
export const listRoute = <F extends string>(pages: LoadPages<F>) => ({
	loader: async ({ context, deps }: { context: PageContext; deps: ListSearch }) =>
		(await pages()).loadList(context, deps),
	head: async ({ match }: ListMatch) => (await pages()).listHead(match.context, match.search),
})

interface ItemMatch<F> {
	match: { context: PageContext; status: string }
	params: { questionId: string }
	loaderData?: { subject: Subject<F> | undefined } | undefined
}

/**
 * Serves an item over its list.
 *
 * @param besides makes ready what else its page shows; it is never rejected
 */
export const itemRoute = <F extends string>(
	pages: LoadPages<F>,
	besides: (context: PageContext, id: string) => Promise<void>,
) => ({
	loader: async ({ context, params }: { context: PageContext; params: { questionId: string } }) => {
		const ready = besides(context, params.questionId)
		const item = await (await pages()).loadItem(context, params.questionId)
		await ready
		return item
	},
	head: async ({ match, params, loaderData }: ItemMatch<F>) => {
		const isMissing = match.status === 'notFound'
		return (await pages()).itemHead(match.context, { id: params.questionId, subject: loaderData?.subject, isMissing })
	},
})
