import { createFileRoute } from '@tanstack/react-router'
import { NextExam } from '../features/home/next-exam.tsx'
import { LandingPage } from '../features/strategy/landing/landing-page.tsx'
import { landingRoute } from '../features/strategy/landing/landing-route.ts'

export const Route = createFileRoute('/prelims')({ ...landingRoute('prelims'), component: Page })

function Page() {
	return <LandingPage stage="prelims" countdown={<NextExam {...Route.useLoaderData()} />} />
}
