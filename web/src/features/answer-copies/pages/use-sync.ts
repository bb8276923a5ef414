import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { type Arrangement, removedFrom, unsentArrangement } from './arrangement.ts'
import { syncCopy } from './sync-copy.ts'

/** Somebody who turns a page turns it twice, or the next one, too. */
const PAUSE_MILLISECONDS = 600
const RETRY_MILLISECONDS = 8_000

interface SyncOptions {
	api: ApiClient
	copy: Copy | undefined
	/** Names the arrangement. */
	name: string
	arrangement: Arrangement
	onChangedElsewhere(): void
}

/**
 * Tells the server what is arranged on this device, a moment after it was.
 *
 * @returns tells it at once, with everything that is taken out, and gives the copy as it is then
 */
export function useSync({ copy, name, arrangement, ...given }: SyncOptions): () => Promise<Copy | undefined> {
	const queryClient = useQueryClient()
	const language = useLanguage()
	const copyId = copy?.copyId
	const latest = useRef(given)
	useEffect(() => {
		latest.current = given
	})
	const running = useRef<Promise<unknown>>(Promise.resolve())
	/** One after the other: each begins with what the one before has left. */
	const sync = useCallback(
		(isFinal: boolean): Promise<Copy | undefined> => {
			const next = running.current
				.catch(() => undefined)
				.then(async () => {
					if (copyId) return syncCopy({ ...latest.current, queryClient, language, copyId, name, isFinal })
				})
			running.current = next
			return next
		},
		[copyId, language, name, queryClient],
	)
	useEffect(() => {
		const wait = copy ? waitFor(copy, arrangement) : null
		if (wait === null) return
		let timer = setTimeout(go, wait)
		function go() {
			sync(false).catch(() => {
				timer = setTimeout(go, RETRY_MILLISECONDS)
			})
		}
		return () => clearTimeout(timer)
	}, [copy, arrangement, sync])
	return useCallback(() => sync(true), [sync])
}

/** @returns in milliseconds; null where the server has all */
function waitFor({ state, pages }: Copy, arrangement: Arrangement): number | null {
	if (state !== 'draft') return null
	if (unsentArrangement(pages, arrangement)) return PAUSE_MILLISECONDS
	const due = pages.flatMap((page) => removedFrom(arrangement, page) ?? [])
	return due.length === 0 ? null : Math.max(PAUSE_MILLISECONDS, Math.min(...due) - Date.now())
}
