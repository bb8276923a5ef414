import type { PageContext } from '#web/lib/page-context.ts'
import { unlistedHead } from '#web/lib/page-head.ts'
import type { ResourcePage } from './load-resources.ts'

interface HeadContext {
	match: { context: PageContext }
	loaderData?: { title: string } | undefined
}

/**
 * The routes of this feature have this in common. It is without the code that it names, because routes come with every page. Search
 * engines are not led here: who is not signed in is shown nothing but the way to sign in.
 */
export const resourceRoute = {
	async load(context: PageContext, page: ResourcePage) {
		return (await import('./load-resources.ts')).loadResources(context, page)
	},
	head: ({ match: { context }, loaderData }: HeadContext) => unlistedHead(loaderData?.title ?? '', context.language),
}
