import { createFileRoute } from '@tanstack/react-router'
import { LazyBookingFlow } from '../features/expert-sessions/lazy-booking-flow.ts'
import { content as helpContent } from '../features/information/help/content.en.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { useMessages } from '../lib/messages.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

const BookingInvitation = lazyPart(
	() => import('../features/expert-sessions/booking-invitation.tsx').then((part) => part.BookingInvitation),
	{ comes: 'acted' },
)

export const Route = createFileRoute('/help')({
	...informationRoute('/help'),
	validateSearch: ({ booking }: Record<string, unknown>): { booking?: 1 } =>
		booking === 1 || booking === '1' ? { booking: 1 } : {},
	component: Page,
})

/** It lies over the page once that is alive. */
function LateBooking({ onClose }: { onClose: () => void }) {
	return useIsHydrated() && <LazyBookingFlow onClose={onClose} />
}

function Page() {
	const { booking } = Route.useSearch()
	const navigate = Route.useNavigate()
	const close = () => void navigate({ search: {}, replace: true, resetScroll: false })
	return (
		<InformationPage content={useMessages(helpContent)}>
			<BookingInvitation />
			{booking === 1 && <LateBooking onClose={close} />}
		</InformationPage>
	)
}
