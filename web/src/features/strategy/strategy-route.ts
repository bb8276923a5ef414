import type { PageContext } from '#web/lib/page-context.ts'
import type { PagePath } from './page-stage.ts'
import type { StrategySearch } from './strategy-search.ts'

/**
 * The routes of this feature have this in common. It is in one place and without the code that it names, because the
 * routes come with every page: they were 1 kB more when each had its own.
 */
export function strategyRoute(path: PagePath) {
	return {
		loader: async ({ context, deps }: { context: PageContext; deps: StrategySearch }) =>
			(await import('./load-page.ts')).loadPage(context, path, deps),
		head: async ({ match: { context, search } }: { match: { context: PageContext; search: StrategySearch } }) =>
			(await import('./strategy-head.ts')).headOf(context, path, search),
	}
}
