import { useEffect, useSyncExternalStore } from 'react'
import type { WorkingCopy } from './working-copy.ts'
import type { WorkingCopyState } from './working-copy-state.ts'

/** Shows a working copy, lets it save by itself while it is shown, and on Ctrl+S. */
export function useWorkingCopy<Content>(copy: WorkingCopy<Content>, onSave: () => void): WorkingCopyState<Content> {
	useEffect(copy.start, [])
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
			event.preventDefault()
			onSave()
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [onSave])
	return useSyncExternalStore(copy.subscribe, copy.read, copy.read)
}
