import type { Booking } from '@aravalli/shared/expert-sessions/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { BookingRow } from './booking-row.tsx'
import { messages as ownMessages } from './messages.en.ts'
import css from './own-bookings.module.css'

/** Shows in the profile what somebody has booked with the expert, and lets them move or cancel it. */
export function OwnBookings() {
	const m = useMessages(ownMessages)
	const api = useSignedInApi('profile')
	const lang = useLanguage()
	const { data, isError, isFetching, refetch } = useQuery({
		...apiQuery(api, 'GET /api/session-bookings', { query: { lang } }),
		// It is booked and changed elsewhere, too.
		staleTime: 0,
	})
	return (
		<section id="bookings" aria-labelledby="bookings-title">
			<Sheet hasMargin className={css.section}>
				<h2 id="bookings-title">{m.title}</h2>
				<p className={css.rule}>{m.rule}</p>
				{data && <Bookings bookings={data.data} />}
				{!data && !isError && <LoadingSheet isPart />}
				{!data && isError && <ErrorState message={m.failed} onRetry={() => void refetch()} isRetrying={isFetching} />}
			</Sheet>
		</section>
	)
}

function Bookings({ bookings }: { bookings: readonly Booking[] }) {
	const m = useMessages(ownMessages)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	return (
		<div ref={container} tabIndex={-1}>
			{bookings.length === 0 ? (
				<div className={css.none}>
					<p>{m.none}</p>
					<MenuLink href="/help?booking=1" className={buttonClass()}>
						{m.book}
					</MenuLink>
				</div>
			) : (
				<ul className={css.rows}>
					{bookings.map((booking) => (
						<BookingRow key={booking._id} booking={booking} />
					))}
				</ul>
			)}
		</div>
	)
}
