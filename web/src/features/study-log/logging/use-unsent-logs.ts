import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import { whenAtRest } from '#web/lib/when-at-rest.ts'
import { forgetStudy } from '../queries.ts'
import { unsentStudyLogs } from '../stored.ts'

/**
 * Sends what was logged without a network, for as long as the page shows it.
 *
 * @returns how many wait, and how to begin
 */
export function useUnsentLogs(userId: string): { waiting: number; follow: () => void } {
	const api = useApi()
	const queryClient = useQueryClient()
	const [waiting, setWaiting] = useState(0)
	const [isFollowed, setIsFollowed] = useState(false)
	useEffect(() => {
		void mayHold([unsentStudyLogs]).then((holds) => holds && setIsFollowed(true))
		// Whoever logs without a network needs the code for it, which cannot be had then.
		return whenAtRest(() => void import('./unsent-logs.ts').catch(() => undefined))
	}, [])
	useEffect(() => {
		if (!isFollowed) return
		let stop: (() => void) | null = null
		let isOver = false
		const begin = async () => {
			const { followLogs } = await import('./unsent-logs.ts')
			if (isOver) return
			stop = followLogs(api, userId, { onCount: setWaiting, onSent: () => forgetStudy(queryClient) })
		}
		begin().catch((error) => logFailure('what was logged offline could not be sent', error))
		return () => {
			isOver = true
			stop?.()
		}
	}, [api, queryClient, userId, isFollowed])
	return { waiting, follow: () => setIsFollowed(true) }
}
