import type { HeadContext } from '#web/lib/page-head.ts'
import type { InformationPath } from './information-head.ts'

/**
 * Holds what the routes of these pages share. Their heads come with them alone, while the routes come with every page.
 */
export function informationRoute(path: InformationPath) {
	return {
		head: async ({ match }: { match: { context: HeadContext } }) =>
			(await import('./information-head.ts')).informationHead(match.context, path),
	}
}
