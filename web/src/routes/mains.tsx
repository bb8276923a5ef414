import { createFileRoute } from '@tanstack/react-router'
import { NextExam } from '../features/home/next-exam.tsx'
import { LandingPage } from '../features/strategy/landing/landing-page.tsx'
import { landingRoute } from '../features/strategy/landing/landing-route.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const BookingInvitation = lazyPart(
	() => import('../features/expert-sessions/booking-invitation.tsx').then((part) => part.BookingInvitation),
	{ comes: 'acted' },
)

export const Route = createFileRoute('/mains')({ ...landingRoute('mains'), component: Page })

function Page() {
	return (
		<LandingPage stage="mains" countdown={<NextExam {...Route.useLoaderData()} />}>
			<BookingInvitation />
		</LandingPage>
	)
}
