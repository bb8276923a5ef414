import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { PrelimsSyllabusPage } from '../features/strategy/syllabus/prelims-syllabus-page.tsx'

export const Route = createFileRoute('/prelims-syllabus')({ ...strategyRoute('/prelims-syllabus'), component: Page })

function Page() {
	return <PrelimsSyllabusPage failure={Route.useLoaderData().failure} />
}
