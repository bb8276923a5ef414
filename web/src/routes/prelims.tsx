import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/strategy/landing/landing-page.tsx'

export const Route = createFileRoute('/prelims')({
	head: async ({ match }) =>
		(await import('../features/strategy/landing/landing-head.ts')).landingHead(match.context, 'prelims'),
	component: Page,
})

function Page() {
	return <LandingPage stage="prelims" />
}
