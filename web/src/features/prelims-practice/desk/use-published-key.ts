import type { AnyCopy } from '@aravalli/shared/content/kind'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { useQuery } from '@tanstack/react-query'
import { deskApi } from '#web/content/desk/desk-calls.ts'
import { apiQuery } from '#web/lib/api.ts'
import type { ContentItem } from '#web/lib/editing/content-item.ts'

interface PublishedKey {
	key: unknown
	isDropped: unknown
}

/** Gives the key by which tests are marked now; null while that is not known, or nothing is published. */
export function usePublishedKey(item: ContentItem<AnyCopy> | null): PublishedKey | null {
	const version = item?.publishedVersion ?? null
	const isNewest = item !== null && version === item.version
	const params = { type: prelimsKind.name, id: item?.id ?? '', version: String(version ?? '') }
	const { data } = useQuery({
		...apiQuery(deskApi, 'GET /api/admin/:type/:id/versions/:version', { params }),
		enabled: version !== null && !isNewest,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const content = isNewest ? item.content : data?.data.content
	if (version === null || !content) return null
	const { key, isDropped } = content
	return { key, isDropped }
}
