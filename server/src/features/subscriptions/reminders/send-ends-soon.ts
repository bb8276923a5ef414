import type { MailingServices } from '../mailing.ts'
import { findSubscription, isCarriedOn } from '../tables.ts'
import { endsSoonMail } from './ends-soon-mail.ts'

/** Sends it unless it has become untrue meanwhile: the access was ended, has run out, or was bought again. */
export async function sendEndsSoon(
	{ database: { db }, mail, origin, findRecipient, now }: MailingServices,
	{ subscriptionId }: { subscriptionId: string },
): Promise<void> {
	const subscription = await findSubscription(db, subscriptionId)
	if (!subscription || subscription.cancelledAt || subscription.endsAt <= now()) return
	if (await isCarriedOn(db, subscription)) return
	const to = await findRecipient(db, subscription.userId)
	if (to) await mail.send(endsSoonMail(to, subscription, origin, now()))
}
