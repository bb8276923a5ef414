import { brand } from '@aravalli/shared/brand'
import { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import { formatMoment } from '@aravalli/shared/format-moment'
import type { Bilingual } from '@aravalli/shared/language'
import { findItems } from '../../../content/items.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'
import type { MailingServices, Recipient } from '../mailing.ts'
import { findSubscription } from '../tables.ts'
import { type Call, callOf } from './call.ts'

/** Sends it unless the call was withdrawn or is over, or the access was ended meanwhile. */
export async function sendCallMail(
	{ database: { db }, mail, findRecipient, now }: MailingServices,
	{ callId, subscriptionId }: { callId: string; subscriptionId: string },
): Promise<void> {
	const subscription = await findSubscription(db, subscriptionId)
	if (!subscription || subscription.cancelledAt) return
	const to = await findRecipient(db, subscription.userId)
	if (!to) return
	const [item] = await findItems(db, mentorshipCallKind, [callId], { language: to.language, hasBodies: true })
	if (!item) return
	const call = callOf(item)
	if (call.startsAt > now()) await mail.send(callMail(to, call))
}

function callMail({ email, language }: Recipient, { title, agenda, startsAt, link }: Call): MailMessage {
	const when = formatMoment(startsAt.toISOString(), language)
	const about = agenda.split(/\n{2,}/)
	const texts: Bilingual<Omit<MailContent, 'language'> & { subject: string }> = {
		english: {
			subject: `${title}: ${when}`,
			title,
			paragraphs: [
				`When: ${when} (India)`,
				...about,
				'Open the link a few minutes before. It is for subscribers alone.',
			],
			button: { label: 'Join the call', url: link },
			footnote: `You’re getting this email because your plan has mentorship calls. Questions? Write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${title}: ${when}`,
			title,
			paragraphs: [`समय: ${when} (भारतीय समय)`, ...about, 'लिंक कुछ मिनट पहले खोलें। यह केवल सदस्यों के लिए है।'],
			button: { label: 'कॉल से जुड़ें', url: link },
			footnote: `यह ईमेल इसलिए आया है क्योंकि आपकी योजना में मार्गदर्शन कॉल शामिल हैं। कोई प्रश्न हो तो हमें लिखें: ${brand.email}`,
		},
	}
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}
