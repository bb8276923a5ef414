import { useViewer } from '#web/lib/viewer.ts'

/** Whether the reader also edits: then the desk is there, whose code comes to nobody else. */
export function useIsEditor(): boolean {
	const role = useViewer()?.role
	return role === 'CONTENT_ADMIN' || role === 'ADMIN'
}
