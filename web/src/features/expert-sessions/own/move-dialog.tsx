import { isBookableDay } from '@aravalli/shared/expert-sessions/slots'
import { type FormEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import css from '../booking.module.css'
import { SlotFields } from '../slot-fields.tsx'
import { useAvailability } from '../use-availability.ts'
import { messages as ownMessages } from './messages.en.ts'
import { useMoveBooking } from './use-change-booking.ts'

interface MoveDialogProps {
	bookingId: string
	/** Says when it is now. */
	when: string
	onClose: () => void
}

/** Asks for another time. */
export function MoveDialog({ bookingId, when, onClose }: MoveDialogProps) {
	const m = useMessages(ownMessages)
	const [now] = useState(() => new Date())
	const [place, setPlace] = useState({ preferredDate: '', preferredTime: '' })
	const { preferredDate: date, preferredTime: time } = place
	const { slots } = useAvailability(isBookableDay(date, now) ? date : '')
	const { move, isMoving, failure } = useMoveBooking(bookingId, onClose)
	const isFree = slots?.includes(time) ?? false
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isMoving) void move(date, isFree ? time : '')
	}
	return (
		<Modal title={m.moveTitle} isHeld={isMoving} onClose={onClose}>
			<p>{m.moveText(when)}</p>
			<form className={css.form} method="post" noValidate onSubmit={submit} aria-label={m.moveTitle}>
				<SlotFields
					date={date}
					time={isFree ? time : ''}
					slots={slots}
					errorOf={() => undefined}
					onChange={(field, value) => setPlace({ ...place, [field]: value })}
					now={now}
				/>
				<FormFailure message={failure} />
				<SubmitButton isBusy={isMoving} busyLabel={m.moving}>
					{m.moveNow}
				</SubmitButton>
			</form>
		</Modal>
	)
}
