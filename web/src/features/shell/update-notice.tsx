import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { whenAtRest } from '#web/lib/when-at-rest.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as shellMessages } from './messages.en.ts'

/** Begins what a page does once it is at rest, registers the service worker, and says when a new version is ready. It never reloads by itself: somebody may be typing. */
export function UpdateNotice() {
	const m = useMessages(shellMessages)
	const { show } = useToast()
	const router = useRouter()
	const offer = useRef<(apply: () => void) => void>(() => undefined)
	useEffect(() => {
		offer.current = (apply) => {
			show({ title: m.newVersion, kind: 'info', stays: true, action: { label: m.reload, onPress: apply } })
		}
	})
	useEffect(() => {
		// While developing it would answer with the files of the last build.
		if (!import.meta.env.PROD) return
		return whenAtRest(() => void register(router, (apply) => offer.current(apply)))
	}, [router])
	return null
}

async function register(router: AnyRouter, onUpdate: (apply: () => void) => void) {
	// The next page tries again where there is no network.
	const loaded = await import('./afterwards.ts').catch(() => null)
	loaded?.afterwards.fetchCodeOfLinks(router)
	await loaded?.afterwards.registerServiceWorker(onUpdate)
}
