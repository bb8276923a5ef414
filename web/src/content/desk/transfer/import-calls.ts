import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery, createApi } from '#web/lib/api.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** A large file takes its time on a slow line, and its rows are checked before the answer. */
const LIMIT_MILLISECONDS = 300_000

const sendingApi = createApi(
	(path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MILLISECONDS) }),
	documentLanguage,
)

export async function sendFile(type: string, file: File): Promise<ImportState> {
	const body = new FormData()
	body.append('file', file)
	return (await sendingApi('POST /api/admin/:type/import', { params: { type }, body })).data
}

const ASK_AGAIN_MILLISECONDS = 1000

export const isUnderWay = ({ status }: Pick<ImportState, 'status'>) => status === 'waiting' || status === 'running'

/** Asks how an import is, and again while it is under way; a lost network does not end it, at the server or here. */
export function useImport(api: ApiClient, type: string, importId: string) {
	const isHydrated = useIsHydrated()
	return useQuery({
		...importQuery(api, type, importId),
		enabled: isHydrated,
		staleTime: 0,
		retry: false,
		networkMode: 'always',
		refetchInterval: ({ state: { data } }) => data && isUnderWay(data.data) && ASK_AGAIN_MILLISECONDS,
	})
}

export const importQuery = (api: ApiClient, type: string, importId: string) =>
	apiQuery(api, 'GET /api/admin/:type/imports/:importId', { params: { type, importId } })

export function useRecentImports(api: ApiClient, type: string) {
	const isHydrated = useIsHydrated()
	const query = apiQuery(api, 'GET /api/admin/:type/imports', { params: { type } })
	return useQuery({ ...query, enabled: isHydrated, staleTime: 0 })
}
