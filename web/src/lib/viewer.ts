import type { Api } from '@aravalli/shared/api'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Answer, type ApiClient, apiQuery } from './api.ts'
import { nextTask } from './next-task.ts'
import { payOwedSignOut } from './owed-sign-out.ts'
import { useApi } from './use-api.ts'

type Me = Answer<Api['GET /api/auth/me']>

/** Is whoever is signed in. */
export type Viewer = NonNullable<Me['user']>

export const viewerQuery = (api: ApiClient) =>
	queryOptions({
		...apiQuery(api, 'GET /api/auth/me'),
		queryFn: async (): Promise<Me> =>
			(await payOwedSignOut(api)) ? api('GET /api/auth/me') : { success: false, user: null },
		retry: false,
	})

/**
 * Makes known, before a page is rendered, who it is for.
 *
 * Pages without a session are rendered for nobody; asking would only cost time.
 */
export async function loadViewer(
	queryClient: QueryClient,
	api: ApiClient,
	hasSession: boolean,
): Promise<Viewer | null> {
	if (!hasSession) return setViewer(queryClient, api, null)
	return (await queryClient.ensureQueryData(viewerQuery(api))).user
}

/** Is called after a sign-in, a sign-out, and a change of the viewer's own details. */
export function setViewer(queryClient: QueryClient, api: ApiClient, user: Viewer | null): Viewer | null {
	queryClient.setQueryData<Me>(viewerQuery(api).queryKey, { success: user !== null, user })
	return user
}

/** Gives the viewer; it is null for nobody, and while it is not known. */
export function useViewer(): Viewer | null {
	return useQuery({ ...viewerQuery(useApi()), enabled: false }).data?.user ?? null
}

/** Gives the same, and asks the server once the page is there: the navigation bar does. */
export function useCheckedViewer(): Viewer | null {
	const { data, refetch } = useQuery({ ...viewerQuery(useApi()), refetchOnMount: false })
	useEffect(() => {
		let isThere = true
		// Asked while the page comes alive, whatever else shows the viewer would be rendered once more, all of it at once.
		void nextTask().then(() => {
			if (isThere) void refetch({ cancelRefetch: false })
		})
		return () => {
			isThere = false
		}
	}, [refetch])
	return data?.user ?? null
}
