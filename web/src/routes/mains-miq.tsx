import { createFileRoute } from '@tanstack/react-router'
import { ListRoute } from '../features/miq/list-route.tsx'

/** The frame of the list and of the question that lies over it. */
export const Route = createFileRoute('/mains-miq')({
	// Read where it is needed: the route comes with every page.
	validateSearch: (raw: Record<string, unknown>) => raw,
	component: ListRoute,
})
