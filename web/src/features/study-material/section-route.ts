import type { Section } from '@aravalli/shared/study-material/section'
import type { PageContext } from './study-head.ts'

/**
 * What the routes of this feature have in common. In one place and without the code that it names, because the routes come with every
 * page.
 */
const code = () => import('./page-code.ts')

interface Match {
	context: PageContext
	params: { key: string }
	search: { page?: number | undefined }
}

/** Where a paper is chosen. */
export const selectRoute = (section: Section) => ({
	loader: async ({ context }: { context: PageContext }) => (await code()).loadSelect(context, section),
	head: async ({ match: { context } }: { match: { context: PageContext } }) =>
		(await code()).selectHead(context, section),
})

/** A paper's list, or one item: they share their addresses. */
export const sectionRoute = (section: Section) => ({
	validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } =>
		/^([2-9]|[1-9]\d{1,8})$/.test(String(page)) ? { page: Number(page) } : {},
	loaderDeps: ({ search: { page } }: { search: { page?: number | undefined } }) => ({ page }),
	loader: async ({
		context,
		params: { key },
		deps: { page },
	}: Omit<Match, 'search'> & { deps: { page?: number | undefined } }) =>
		(await code()).loadKey(context, section, { key, page }),
	head: async ({ match }: { match: Match & { status: string } }) =>
		(await code()).keyHead(match.context, section, {
			key: match.params.key,
			page: match.search.page,
			isMissing: match.status === 'notFound',
		}),
})
