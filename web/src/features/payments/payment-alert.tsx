import { brand } from '@aravalli/shared/brand'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as paymentMessages } from './messages.en.ts'
import { needsSupport } from './needs-support.ts'
import css from './payment-alert.module.css'

/** Says in a dialog why a payment came to nothing, and whom to ask where the message itself does not. */
export function PaymentAlert({ message }: { message: string }) {
	const { alert: m } = useMessages(paymentMessages)
	return (
		<Note kind="error">
			<p className={css.title}>
				<Icon path={circleAlertIcon} />
				{m.title}
			</p>
			<p>{message}</p>
			{needsSupport(message, m) && <p className={css.support}>{m.support(brand.phoneText, brand.email)}</p>}
		</Note>
	)
}
