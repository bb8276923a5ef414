import { useViewer } from '#web/lib/viewer.ts'

/** Tells whether the reader also edits: what leads to the desk is there for editors, and its code comes to nobody else. */
export function useIsEditor(): boolean {
	const role = useViewer()?.role
	return role === 'CONTENT_ADMIN' || role === 'ADMIN'
}
