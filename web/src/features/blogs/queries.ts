import { OTHER_POSTS, POSTS_PER_PAGE } from '@aravalli/shared/blogs/post'
import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'
import type { PostListSearch } from './list-search.ts'

/** These fill two windows of three on a wide screen. */
const CAROUSEL_POSTS = 6

export function postListQuery(api: ApiClient, language: Language, { page = 1 }: PostListSearch) {
	return apiQuery(api, 'GET /api/content/blog', { query: { lang: language, page, limit: POSTS_PER_PAGE } })
}

export function postQuery(api: ApiClient, language: Language, id: string) {
	return apiQuery(api, 'GET /api/content/blog/:id', { params: { id }, query: { lang: language } })
}

const newestQuery = (api: ApiClient, language: Language, limit: number) =>
	queryOptions({ ...apiQuery(api, 'GET /api/content/blog', { query: { lang: language, limit } }), retry: false })

/** Asks for the posts of the home page. */
export const carouselQuery = (api: ApiClient, language: Language) => newestQuery(api, language, CAROUSEL_POSTS)

/** Asks for one more than are shown: the post that is being read may be among them. */
export const morePostsQuery = (api: ApiClient, language: Language) => newestQuery(api, language, OTHER_POSTS + 1)

export const loadCarouselPosts = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, carouselQuery(api, language), 'the newest posts')

export const loadMorePosts = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, morePostsQuery(api, language), 'more posts')
