import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import type { UnsentEntry } from '../pages/arrangement.ts'
import { unsentPageFiles } from '../stored.ts'
import type { SendingContext } from './begin-copy.ts'

interface SendingOptions {
	owner: string
	/** Is where a sign-in leads back to. */
	page: string
	subscriptionId: string | undefined
}

export interface Sending {
	/** Are all pages that this device has of somebody's answers and the server does not, in the order in which they were chosen. */
	unsent: readonly UnsentEntry[]
	/** Is called when there is something to send. */
	wake(): void
	tryNow(): void
}

const nothing: readonly UnsentEntry[] = []

/** Sends, for as long as the page is open, whatever pages this device has. Its code comes where there are any. */
export function useSending({ owner, page, subscriptionId }: SendingOptions): Sending {
	const queryClient = useQueryClient()
	const context: SendingContext = { api: useSignedInApi(page), queryClient, language: useLanguage(), subscriptionId }
	const latest = useRef(context)
	useEffect(() => {
		latest.current = context
	})
	const [unsent, setUnsent] = useState(nothing)
	const [isAwake, setIsAwake] = useState(false)
	const send = useRef<() => void>(() => undefined)
	useEffect(() => {
		void mayHold([unsentPageFiles]).then((holds) => holds && setIsAwake(true))
	}, [])
	useEffect(() => {
		if (!isAwake) return
		let isOver = false
		let stop: () => void = () => undefined
		void keepTrying(() => import('./following.ts')).then(({ followPages }) => {
			if (isOver) return
			const following = followPages({ owner, context: () => latest.current, onChange: setUnsent })
			stop = following.stop
			send.current = following.sendNow
		})
		return () => {
			isOver = true
			stop()
		}
	}, [owner, isAwake])
	return { unsent, wake: useCallback(() => setIsAwake(true), []), tryNow: useCallback(() => send.current(), []) }
}
