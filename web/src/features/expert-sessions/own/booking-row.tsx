import type { Booking } from '@aravalli/shared/expert-sessions/contract'
import { slotOfLabel, slotText } from '@aravalli/shared/expert-sessions/slots'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { checkIcon, clockIcon, xIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { messages as ownMessages } from './messages.en.ts'
import css from './own-bookings.module.css'
import { useCancelBooking } from './use-change-booking.ts'

const MoveDialog = lazyPart(() => import('./move-dialog.tsx').then((part) => part.MoveDialog), { isOverlay: true })

const looks = {
	booked: { tone: 'ok', icon: checkIcon },
	cancelled: { tone: 'grey', icon: xIcon },
	over: { tone: 'grey', icon: clockIcon },
} as const

/** Shows one session, and what can still be done about it. */
export function BookingRow({ booking }: { booking: Booking }) {
	const m = useMessages(ownMessages)
	const language = useLanguage()
	const { preferredDate: day, preferredTime, sessionType, status, changeableUntil } = booking
	const when = slotText({ day, slot: slotOfLabel(preferredTime) ?? 0 }, language)
	return (
		<li className={css.row}>
			<p className={css.when}>
				{when}
				<Badge tone={looks[status].tone} icon={looks[status].icon}>
					{m.status[status]}
				</Badge>
			</p>
			<p className={css.hint}>{sessionType}</p>
			{status === 'booked' && (
				<>
					<p className={css.hint}>
						{changeableUntil ? m.until(formatMoment(changeableUntil, language)) : m.notChangeable}
					</p>
					<Ways booking={booking} when={when} />
				</>
			)}
		</li>
	)
}

function Ways({ booking: { _id, changeableUntil }, when }: { booking: Booking; when: string }) {
	const m = useMessages(ownMessages)
	const [isMoving, setIsMoving] = useState(false)
	const [isAsked, setIsAsked] = useState(false)
	const opener = useRef<HTMLButtonElement>(null)
	const { cancel, isCancelling } = useCancelBooking(_id)
	if (isAsked)
		return (
			<RemovalQuestion
				question={m.cancelQuestion}
				removeLabel={m.cancelYes}
				keepLabel={m.cancelNo}
				opener={opener}
				onKeep={() => setIsAsked(false)}
				onRemove={() => {
					setIsAsked(false)
					cancel()
				}}
			/>
		)
	return (
		<fieldset className={css.ways} aria-label={m.actionsOf(when)}>
			<a className={buttonClass({ isCompact: true })} href={`/api/session-bookings/${_id}/calendar`} download>
				{m.calendar}
			</a>
			{changeableUntil && (
				<>
					<Button isCompact onPointerEnter={MoveDialog.preload} onClick={() => setIsMoving(true)}>
						{m.move}
					</Button>
					<Button
						ref={opener}
						variant="danger"
						isCompact
						isBusy={isCancelling}
						busyLabel={m.cancel}
						onClick={() => setIsAsked(true)}
					>
						{m.cancel}
					</Button>
				</>
			)}
			{isMoving && <MoveDialog bookingId={_id} when={when} onClose={() => setIsMoving(false)} />}
		</fieldset>
	)
}
