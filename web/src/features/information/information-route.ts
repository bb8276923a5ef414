import type { InformationPath, PageAddress } from './information-head.ts'

/**
 * Holds what the routes of these pages share. Their heads come with them alone, while the routes come with every page.
 */
export function informationRoute(path: InformationPath) {
	return {
		head: async ({ match }: { match: { context: PageAddress } }) =>
			(await import('./information-head.ts')).informationHead(match.context, path),
	}
}
