import type { MediaData } from '@aravalli/shared/media/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { MediaSearch } from './media-search.ts'

const PICTURES_ON_PAGE = 24

export type Media = MediaData

/** Asks for a page of the library. The server's markup has none of it, so the first render over it has none either. */
export function useMediaPage(api: ApiClient, { search = '', lacks, page }: Omit<MediaSearch, 'picture'>) {
	const isHydrated = useIsHydrated()
	const query = { search, lacks, page, limit: PICTURES_ON_PAGE }
	const found = useQuery({ ...apiQuery(api, 'GET /api/admin/media', { query }), staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks for one picture, with what uses it. */
export function useOneMedia(api: ApiClient, id: string) {
	return useQuery({ ...apiQuery(api, 'GET /api/admin/media/:id', { params: { id } }), staleTime: 0 })
}

/** Asks again for whatever is shown of the library. */
export const refreshMedia = (queryClient: QueryClient) =>
	queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /api/admin/media') })
