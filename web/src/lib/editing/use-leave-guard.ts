import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'

interface LeaveGuard {
	/** There is something that the server does not have. */
	isUnsaved: boolean
	/** @returns whether it has all of it now */
	save: () => Promise<boolean>
}

/**
 * Keeps a page open while something on it is not saved. Whoever leaves it within the product has it saved first, and is asked only
 * where that fails; of closing the window the browser itself asks.
 *
 * @returns how to answer, while somebody is being asked
 */
export function useLeaveGuard({ isUnsaved, save }: LeaveGuard): { leave: () => void; stay: () => void } | null {
	useEffect(() => {
		if (!isUnsaved) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', warn)
		return () => removeEventListener('beforeunload', warn)
	}, [isUnsaved])
	const blocker = useBlocker({
		shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && isUnsaved && !(await save()),
		enableBeforeUnload: false,
		withResolver: true,
	})
	return blocker.status === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null
}
