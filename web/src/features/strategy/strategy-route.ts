import type { PageContext } from '#web/lib/page-context.ts'
import type { PagePath } from './page-stage.ts'
import type { RawSearch } from './strategy-links.ts'

/**
 * The routes of this feature have this in common. It is in one place and without the code that it names, because the
 * routes come with every page: they were 1 kB more when each had its own.
 */
export function strategyRoute(path: PagePath) {
	const code = () => import('./page-code.ts')
	return {
		loaderDeps: ({ search: { tab, section } }: { search: RawSearch }) => ({
			// Written without a value it is the same page, which the server renders without the key.
			tab: tab || undefined,
			section: section || undefined,
		}),
		loader: async ({ context, deps }: { context: PageContext; deps: RawSearch }) =>
			(await code()).loadPage(context, path, deps),
		head: async ({ match: { context, search } }: { match: { context: PageContext; search: object } }) =>
			(await code()).headOf(context, path, search),
	}
}
