import { slotOfLabel, slotText } from '@aravalli/shared/expert-sessions/slots'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { billOf, type Checkout, PayDialog } from '../payments/public.tsx'
import css from './booking.module.css'
import { messages as bookingMessages } from './messages.en.ts'
import type { SessionForm } from './session-form.ts'
import { useTypeName } from './use-availability.ts'

interface SessionPaymentProps {
	form: SessionForm
	checkout: Checkout
	onClose: () => void
}

/** Shows once more what is being booked, and what it costs. */
export function SessionPayment({ form, checkout, onClose }: SessionPaymentProps) {
	const { payment: m } = useMessages(bookingMessages)
	const language = useLanguage()
	const typeName = useTypeName(form.sessionType)
	const slot = slotOfLabel(form.preferredTime) ?? 0
	const bill = billOf(expertSessionTerms.feeRupees, expertSessionTerms.feeRupees)
	return (
		<PayDialog checkout={checkout} bill={bill} priceLabel={m.fee} isFailureElsewhere onClose={onClose}>
			<dl className={css.facts}>
				<div className={css.fact}>
					<dt>{m.sessionType}</dt>
					<dd>{typeName}</dd>
				</div>
				<div className={css.fact}>
					<dt>{m.when}</dt>
					<dd>{slotText({ day: form.preferredDate, slot }, language)}</dd>
				</div>
			</dl>
			<p className={css.held}>{m.held}</p>
		</PayDialog>
	)
}
