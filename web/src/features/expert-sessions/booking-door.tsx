import { formatRupees, paiseOfWholeRupees } from '@aravalli/shared/money'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import { useMessages } from '#web/lib/messages.ts'
import { BookLink } from './book-link.tsx'
import { messages as invitationMessages } from './invitation-messages.en.ts'

interface BookingDoorProps {
	/** Are those of the list that it stands in. */
	linkClass: string
	textClass: string | undefined
}

const fee = formatRupees(paiseOfWholeRupees(expertSessionTerms.feeRupees))

/** Offers a session with the expert, in a list of ways on. */
export function BookingDoor({ linkClass, textClass }: BookingDoorProps) {
	const m = useMessages(invitationMessages)
	return (
		<div>
			<BookLink className={linkClass}>{m.book}</BookLink>
			<p className={textClass}>{m.short(fee)}</p>
		</div>
	)
}
