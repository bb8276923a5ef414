import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** Somebody who leaves waits so long for the server before being asked. */
const PATIENCE_MILLISECONDS = 4_000

interface LeaveGuard {
	/** There is something that the server does not have, or does not do yet. */
	isUnsaved: boolean
	/** @returns `refused`: there is something else to be seen on the page first */
	finish: () => Promise<'done' | 'unsaved' | 'refused'>
	/** Says whether somebody is leaving: until that is decided the page must not change its address. */
	isLeaving: RefObject<boolean>
}

/**
 * Keeps a page open while something on it is not saved. Whoever leaves it within the product has it saved first, and is asked only
 * where that fails or takes long; of closing the window the browser itself asks.
 *
 * @returns how to answer, while somebody is being asked
 */
export function useLeaveGuard({
	isUnsaved,
	finish,
	isLeaving,
}: LeaveGuard): { leave: () => void; stay: () => void } | null {
	const [isAsked, setIsAsked] = useState(false)
	useEffect(() => {
		if (!isUnsaved) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', warn)
		return () => removeEventListener('beforeunload', warn)
	}, [isUnsaved])
	const blocker = useBlocker({
		// The question comes also where nothing is shown to be unsaved: what was typed a moment ago may not be shown yet.
		async shouldBlockFn({ current, next }) {
			if (current.pathname === next.pathname) return false
			isLeaving.current = true
			const end = await Promise.race([finish(), patience()])
			setIsAsked(end === 'unsaved')
			isLeaving.current = end !== 'refused'
			return end !== 'done'
		},
		enableBeforeUnload: false,
		withResolver: true,
	})
	const { status, reset } = blocker
	const isRefused = status === 'blocked' && !isAsked
	useEffect(() => {
		if (isRefused) reset()
	}, [isRefused, reset])
	if (status !== 'blocked' || isRefused) return null
	const stay = () => {
		isLeaving.current = false
		reset()
	}
	return { leave: blocker.proceed, stay }
}

function patience(): Promise<'unsaved'> {
	return new Promise((resolve) => setTimeout(() => resolve('unsaved'), PATIENCE_MILLISECONDS))
}
