import type { Section } from '@aravalli/shared/study-sections'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageMissing } from '#web/lib/page-failure.ts'

/**
 * The routes of this feature have this in common. It is in one place and without the code that it names, because the
 * routes come with every page.
 */
const pages = () => import('./load-page.ts')
const heads = () => import('./study-head.ts')

interface Match {
	context: PageContext
	params: { key: string }
	search: { page?: number | undefined }
}

/** A paper is chosen here; other names than those of sections lead nowhere. */
export const selectRoute = {
	loader: async ({ context, params: { section } }: { context: PageContext; params: { section: string } }) =>
		(await pages()).loadSelect(context, section),
	head: async ({ match }: { match: { context: PageContext; params: { section: string } } }) =>
		(await heads()).selectHead(match.context, match.params.section),
}

/** Serves a paper's list and one item, which share their addresses. */
export const sectionRoute = (section: Section) => ({
	validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } =>
		/^([2-9]|[1-9]\d{1,8})$/.test(String(page)) ? { page: Number(page) } : {},
	loaderDeps: ({ search: { page } }: { search: { page?: number | undefined } }) => ({ page }),
	loader: async ({
		context,
		params: { key },
		deps: { page },
	}: Omit<Match, 'search'> & { deps: { page?: number | undefined } }) =>
		(await pages()).loadKey(context, section, { key, page }),
	head: async ({ match, loaderData }: { match: Match; loaderData?: PageMissing | undefined }) =>
		(await heads()).keyHead(match.context, section, {
			key: match.params.key,
			page: match.search.page,
			isMissing: loaderData?.isMissing === true,
		}),
})
