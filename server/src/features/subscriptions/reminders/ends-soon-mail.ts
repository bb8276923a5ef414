import { brand } from '@aravalli/shared/brand'
import { formatMoment } from '@aravalli/shared/format-moment'
import type { Bilingual } from '@aravalli/shared/language'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'
import type { Recipient } from '../mailing.ts'
import type { SubscriptionRow } from '../tables.ts'

const DAY_MILLISECONDS = 86_400_000

export function endsSoonMail(
	{ email, language }: Recipient,
	{ title, kind, endsAt }: SubscriptionRow,
	origin: string,
	now: Date,
): MailMessage {
	const days = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MILLISECONDS))
	const until = formatMoment(endsAt.toISOString(), language)
	const inDays = days === 1 ? 'in 1 day' : `in ${days} days`
	const texts: Bilingual<Omit<MailContent, 'language'> & { subject: string }> = {
		english: {
			subject: `${title.english}: your access ends ${inDays}`,
			title: `Your access ends ${inDays}`,
			paragraphs: [
				`“${title.english}” is open to you until ${until}.`,
				'If you buy it again before then, the new time begins where this one ends: you lose no day.',
			],
			button: { label: kind === 'course' ? 'See the courses' : 'See the plans', url: pageOf(kind, origin) },
			footnote: `You’re getting this email because what you bought ends soon. Questions? Write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${title.hindi}: आपका एक्सेस ${days} दिन में समाप्त होगा`,
			title: `आपका एक्सेस ${days} दिन में समाप्त होगा`,
			paragraphs: [
				`“${title.hindi}” आपके लिए ${until} तक खुला है।`,
				'यदि आप उससे पहले इसे फिर से लेते हैं, तो नई अवधि इसके समाप्त होने पर शुरू होगी: एक भी दिन व्यर्थ नहीं जाएगा।',
			],
			button: { label: kind === 'course' ? 'पाठ्यक्रम देखें' : 'योजनाएँ देखें', url: pageOf(kind, origin) },
			footnote: `यह ईमेल इसलिए आया है क्योंकि आपकी ख़रीद की अवधि जल्द समाप्त हो रही है। कोई प्रश्न हो तो हमें लिखें: ${brand.email}`,
		},
	}
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}

const pageOf = (kind: SubscriptionRow['kind'], origin: string) =>
	`${origin}/${kind === 'course' ? 'courses' : 'daily-evalution-plan'}`
