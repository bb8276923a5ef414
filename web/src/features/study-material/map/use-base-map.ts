import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BaseMap, type BaseMapData, baseMapAddress, readBaseMap } from './base-map.ts'
import { coarseGround, detailedGround, type GroundPaths } from './drawing/ground-paths.ts'

export interface BaseMapState {
	/** It is null until it is there. */
	map: BaseMap | null
	ground: GroundPaths
	hasFailed: boolean
	isLoading: boolean
	retry: () => void
}

/**
 * Loads the districts after the page's own code: the State's border stands until they are there, and where they cannot
 * be had.
 */
export function useBaseMap(): BaseMapState {
	const { data, isError, isFetching, refetch } = useQuery({
		queryKey: [baseMapAddress],
		queryFn: fetchBaseMap,
		// Its address names what is in it.
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	})
	const ground = useMemo(() => (data ? detailedGround(data) : coarseGround), [data])
	return { map: data ?? null, ground, hasFailed: isError, isLoading: isFetching, retry: () => void refetch() }
}

async function fetchBaseMap(): Promise<BaseMap> {
	const answer = await fetch(baseMapAddress)
	if (!answer.ok) throw new Error(`The base map was answered with ${answer.status}.`)
	return readBaseMap((await answer.json()) as BaseMapData)
}
