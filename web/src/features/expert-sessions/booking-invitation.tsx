import { formatRupees, paiseOfWholeRupees } from '@aravalli/shared/money'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { BookLink } from './book-link.tsx'
import css from './booking-invitation.module.css'
import { messages as invitationMessages } from './invitation-messages.en.ts'

const fee = formatRupees(paiseOfWholeRupees(expertSessionTerms.feeRupees))

/** Offers a session with the expert. */
export function BookingInvitation() {
	const m = useMessages(invitationMessages)
	return (
		<Sheet as="section" className={css.invitation}>
			<div className={css.words}>
				<h2 className={css.title}>{m.title}</h2>
				<p className={css.text}>{m.text(fee)}</p>
			</div>
			<BookLink className={buttonClass({ variant: 'secondary' })}>{m.book}</BookLink>
		</Sheet>
	)
}
