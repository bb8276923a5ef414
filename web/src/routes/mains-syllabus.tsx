import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { MainsSyllabusPage } from '../features/strategy/syllabus/mains-syllabus-page.tsx'

export const Route = createFileRoute('/mains-syllabus')({ ...strategyRoute('/mains-syllabus'), component: Page })

function Page() {
	return <MainsSyllabusPage failure={Route.useLoaderData().failure} />
}
