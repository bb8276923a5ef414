import type { PostCard } from '@aravalli/shared/blogs/contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentCard } from './present-post.ts'
import { listPosts } from './tables.ts'

interface ListRequest {
	language: Language
	page?: number | undefined
	limit?: number | undefined
}

/** Lists published posts, newest first; without a page the newest 200. */
export async function listPublishedPosts(
	{ db }: Database,
	{ language, ...wanted }: ListRequest,
): Promise<{ data: PostCard[]; pagination: Pagination }> {
	const page = newestOrPage(wanted)
	const { rows, total } = await listPosts(db, { language, limit: page.limit, offset: page.offset })
	return { data: rows.map(presentCard), pagination: paginationOf(page, total) }
}
