import { bookTypeOf, quickRevisionGroup } from '@aravalli/shared/resources/resource'
import { ApiError } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageMissing } from '#web/lib/page-failure.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { messages as resourceMessages } from './messages.en.ts'
import { booksQuery, copiesQuery, copyQuery, ebooksQuery, groupQuery, groupsQuery, papersQuery } from './queries.ts'
import { type ResourcesPath, stageOf } from './resources-links.ts'
import type { BooksSearch, PapersSearch, ResourcesSearch } from './resources-search.ts'

/** Says which page is opened, and with what. */
export type ResourcePage =
	| { name: 'resources'; path: ResourcesPath; search: ResourcesSearch }
	| { name: 'books'; type: string; search: BooksSearch }
	| { name: 'papers'; search: PapersSearch }
	| { name: 'copies' }
	| { name: 'copy'; copyId: string }
	| { name: 'quickRevision' }
	| { name: 'ebooks'; page: number | undefined }

interface LoadedPage extends PageMissing {
	title: string
}

/** Makes the content of a page ready for whoever is signed in. A failure is shown in the page, with the way to try again. */
export async function loadResources(context: PageContext, page: ResourcePage): Promise<LoadedPage> {
	const { queryClient, api, language, hasSession } = context
	const m = await textsIn(resourceMessages, language)
	if (page.name === 'books' && !bookTypeOf(page.type)) return { title: m.notFound.title, isMissing: true }
	const title = titleOf(m, page)
	if (!(await loadViewer(queryClient, api, hasSession))) return { title }
	try {
		const own = await loadContent(context, page)
		return { title: own ?? title }
	} catch (error) {
		const isMissing = page.name === 'copy' && error instanceof ApiError && error.status === 404
		return isMissing ? { title: m.notFound.title, isMissing } : { title }
	}
}

function titleOf(m: typeof resourceMessages, page: ResourcePage): string {
	switch (page.name) {
		case 'resources':
			return m.pages[page.path].title
		case 'books':
			return m.books.title(page.type.toUpperCase())
		case 'papers':
			return m.papers.title
		case 'quickRevision':
			return m.quickRevision.title
		case 'ebooks':
			return m.ebooks.title
		default:
			return m.copies.title
	}
}

/** Gives the title of what has one of its own. */
async function loadContent(
	{ queryClient, api, language }: PageContext,
	page: ResourcePage,
): Promise<string | undefined> {
	switch (page.name) {
		case 'resources':
			await loadTab({ queryClient, api, language }, page)
			return
		case 'books':
			await loadQuery(queryClient, booksQuery(api, language, page.type, page.search))
			return
		case 'papers':
			if (page.search.stage)
				await loadQuery(queryClient, papersQuery(api, language, page.search.stage, page.search.year))
			return
		case 'quickRevision':
			await loadQuery(queryClient, groupQuery(api, language, quickRevisionGroup))
			return
		case 'copies':
			await loadQuery(queryClient, copiesQuery(api, language))
			return
		case 'copy':
			return (await loadQuery(queryClient, copyQuery(api, language, page.copyId)))?.data.title
		case 'ebooks':
			await loadQuery(queryClient, ebooksQuery(api, language, page.page))
			return
	}
}

async function loadTab(
	{ queryClient, api, language }: Pick<PageContext, 'queryClient' | 'api' | 'language'>,
	{ path, search: { tab, type, group } }: Extract<ResourcePage, { name: 'resources' }>,
): Promise<void> {
	if (tab === undefined) await loadQuery(queryClient, groupsQuery(api, language, stageOf(path)))
	if (tab === undefined && group) await loadQuery(queryClient, groupQuery(api, language, group, stageOf(path)))
	if (tab === 'authentic-books') await loadQuery(queryClient, booksQuery(api, language, type ?? 'rbse', {}))
	if (tab === 'toppers-copies') await loadQuery(queryClient, copiesQuery(api, language))
}
