import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay, lastIndiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { formatRupees } from '@aravalli/shared/money'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import type { messages } from './messages.en.ts'
import { paiseOf } from './prices.ts'

/** Lists what somebody may want to write down, without what is not there. */
export function successFacts(
	{ isFree, amount, paymentId, receipt, validityInfo, course, plan, session }: PaymentSuccess,
	m: (typeof messages)['success'],
	language: Language,
): { label: string; value: string }[] {
	const dayOf = (moment: string) => formatDay(indiaDay(new Date(moment)), language)
	const lastDayOf = (end: string) => formatDay(lastIndiaDay(new Date(end)), language)
	const accessUntil = (course ?? plan)?.accessUntil
	const facts: [string, string | null | undefined][] = [
		[m.amount, isFree ? m.free : formatRupees(paiseOf(amount))],
		[m.session, session && `${formatDay(session.preferredDate, language)}, ${session.preferredTime}`],
		[m.validity, validityInfo && m.period(dayOf(validityInfo.validFrom), lastDayOf(validityInfo.validTill))],
		[m.accessUntil, validityInfo || !accessUntil ? null : lastDayOf(accessUntil)],
		[m.receipt, receipt?.receiptNumber],
		// Our own number of it says nothing to anybody who has the receipt's.
		[m.payment, receipt ? null : paymentId],
	]
	return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
