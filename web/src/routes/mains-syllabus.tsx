import { createFileRoute } from '@tanstack/react-router'
import { MainsSyllabusPage } from '../features/strategy/syllabus/mains-syllabus-page.tsx'

export const Route = createFileRoute('/mains-syllabus')({
	loader: async ({ context }) => (await import('../features/strategy/page-loaders.ts')).loadMainsSyllabus(context),
	head: async ({ match }) =>
		(await import('../features/strategy/strategy-head.ts')).strategyHead(match.context, '/mains-syllabus'),
	component: Page,
})

function Page() {
	return <MainsSyllabusPage failure={Route.useLoaderData().failure} />
}
