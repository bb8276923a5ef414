import { linkOptions } from '@tanstack/react-router'
import type { LinkTarget } from '#web/lib/link-address.ts'
import type { BooksSearch, PaperStage, ResourcesSearch } from './resources-search.ts'

/** Are the pages that show all resources, or those of one examination. */
export const resourcesPaths = ['/resources', '/prelims-resources', '/mains-resources'] as const
export type ResourcesPath = (typeof resourcesPaths)[number]

/** The page of one examination has what is for it. */
export function stageOf(path: ResourcesPath): PaperStage | undefined {
	if (path === '/prelims-resources') return 'prelims'
	return path === '/mains-resources' ? 'mains' : undefined
}

export const resourcesLink = (path: ResourcesPath, search: ResourcesSearch = {}): LinkTarget => ({
	to: path,
	search,
	resetScroll: false,
})

export const booksLink = (type: string, search: BooksSearch = {}) =>
	linkOptions({ to: '/resources/books/$type', params: { type }, search, resetScroll: false })

export const papersLink = (stage?: PaperStage, year?: number) =>
	linkOptions({ to: '/resources/pyqs', search: { stage, year }, resetScroll: false })

export const copyLink = (copyId: string, page?: number) =>
	linkOptions({
		to: '/resources/toppers-copies/$copyId',
		params: { copyId },
		search: { page: page === 1 ? undefined : page },
		resetScroll: false,
	})

export const copiesPath = '/resources/toppers-copies'
export const quickRevisionPath = '/resources/quick-revision'

/** Says where a sign-in leads back to, as `/login?redirect=` has it. */
export const loginLink = (path: string) => linkOptions({ to: '/login', search: { redirect: path } })
