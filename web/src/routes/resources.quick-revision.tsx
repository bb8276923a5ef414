import { createFileRoute } from '@tanstack/react-router'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { QuickRevisionPage } from '../features/resources/special/quick-revision-page.tsx'

export const Route = createFileRoute('/resources/quick-revision')({
	loader: ({ context }) => resourceRoute.load(context, { name: 'quickRevision' }),
	head: resourceRoute.head,
	component: QuickRevisionPage,
})
