import { createFileRoute } from '@tanstack/react-router'
import { ListRoute } from '../features/answer-writing/list-route.tsx'
import type { ListSearch } from '../features/answer-writing/list-search.ts'

/** The frame of the list and of the question that lies over it. */
export const Route = createFileRoute('/answer-writing-practice')({
	// Read where it is needed: the route comes with every page.
	validateSearch: (raw: { [K in keyof ListSearch]?: unknown }) => raw,
	component: ListRoute,
})
