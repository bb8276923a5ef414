import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import type { SendingContext } from './begin-copy.ts'
import { type Progress, readProgress, subscribeProgress } from './progress.ts'
import { sendPage } from './send-page.ts'
import { unsentPages } from './unsent-pages.ts'

/** While somebody looks at the page, nobody waits longer for the next try. */
const LONGEST_WAIT_MILLISECONDS = 15_000

interface Uploads {
	owner: string
	page: string
	subscriptionId: string | undefined
}

/** Sends, for as long as the page is open, whatever pages this device has and the server does not. @returns how to try at once */
export function useUploads({ owner, page, subscriptionId }: Uploads): () => void {
	const queryClient = useQueryClient()
	const context: SendingContext = { api: useSignedInApi(page), queryClient, language: useLanguage(), subscriptionId }
	const latest = useRef(context)
	useEffect(() => {
		latest.current = context
	})
	const send = useRef<() => Promise<void>>(async () => undefined)
	useEffect(() => {
		const { sendNow, stop } = followOutbox(unsentPages, owner, (entry) => sendPage(entry, latest.current))
		send.current = sendNow
		const timer = setInterval(() => {
			const isWaiting = unsentPages.nextTryAt(owner) !== null
			if (isWaiting && document.visibilityState === 'visible') void sendNow()
		}, LONGEST_WAIT_MILLISECONDS)
		return () => {
			clearInterval(timer)
			stop()
		}
	}, [owner])
	return useCallback(() => void send.current(), [])
}

const none: Progress = { shares: {}, refusals: {}, isAway: false }

export const useProgress = (): Progress => useSyncExternalStore(subscribeProgress, readProgress, () => none)
