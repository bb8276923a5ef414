import { createFileRoute } from '@tanstack/react-router'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { CopiesPage } from '../features/resources/toppers/copies-page.tsx'

export const Route = createFileRoute('/resources/toppers-copies/')({
	loader: ({ context }) => resourceRoute.load(context, { name: 'copies' }),
	head: resourceRoute.head,
	component: CopiesPage,
})
