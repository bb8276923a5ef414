import { createFileRoute } from '@tanstack/react-router'
import { PrelimsSyllabusPage } from '../features/strategy/syllabus/prelims-syllabus-page.tsx'

export const Route = createFileRoute('/prelims-syllabus')({
	loader: async ({ context }) => (await import('../features/strategy/page-loaders.ts')).loadPrelimsSyllabus(context),
	head: async ({ match }) =>
		(await import('../features/strategy/strategy-head.ts')).strategyHead(match.context, '/prelims-syllabus'),
	component: Page,
})

function Page() {
	return <PrelimsSyllabusPage failure={Route.useLoaderData().failure} />
}
