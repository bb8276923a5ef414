import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/lib/use-api.ts'
import { setViewer, useViewer, type Viewer } from '#web/lib/viewer.ts'

/** Shows changed details of the viewer everywhere on the page. */
export function useUpdateViewer(): (changes: Partial<Viewer>) => void {
	const queryClient = useQueryClient()
	const api = useApi()
	const viewer = useViewer()
	return (changes) => {
		if (viewer) setViewer(queryClient, api, { ...viewer, ...changes })
	}
}
