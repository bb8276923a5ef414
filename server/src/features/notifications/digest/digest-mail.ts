import { brand } from '@aravalli/shared/brand'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { Notification } from '@aravalli/shared/notifications/contract'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'

interface Digest {
	/** Are the newest of what is unread. */
	shown: readonly Pick<Notification, 'title' | 'text'>[]
	/** Counts all of it. */
	total: number
	stopToken: string
}

/** Tells somebody once a day what has happened. */
export function digestMail(
	{ email, language }: { email: string; language: Language },
	{ shown, total, stopToken }: Digest,
	origin: string,
): MailMessage {
	const more = total - shown.length
	const stopUrl = `${origin}/notifications/stop-mails?token=${stopToken}`
	const texts: Bilingual<Omit<MailContent, 'language' | 'paragraphs'> & { subject: string; more: string }> = {
		english: {
			subject: shown.length === 1 ? (shown[0]?.title ?? '') : `${total} notifications on ${brand.name.english}`,
			title: 'Your new notifications',
			more: `And ${more} more.`,
			button: { label: 'See your notifications', url: `${origin}/notifications` },
			footnote: 'You’re getting this email because you have unread notifications. We send at most one a day.',
			footnoteLink: { label: 'Stop these emails', url: stopUrl },
		},
		hindi: {
			subject: shown.length === 1 ? (shown[0]?.title ?? '') : `${brand.name.hindi} पर ${total} सूचनाएँ`,
			title: 'आपकी नई सूचनाएँ',
			more: `और ${more} ${more === 1 ? 'सूचना' : 'सूचनाएँ'}।`,
			button: { label: 'अपनी सूचनाएँ देखें', url: `${origin}/notifications` },
			footnote: 'यह ईमेल इसलिए आया है क्योंकि आपने कुछ सूचनाएँ अभी नहीं पढ़ी हैं। दिन में अधिकतम एक ईमेल आता है।',
			footnoteLink: { label: 'ये ईमेल बंद करें', url: stopUrl },
		},
	}
	const { subject, more: moreText, ...content } = texts[language]
	const paragraphs = [
		...shown.map(({ title, text }) => (text === null ? title : `${title} (${text})`)),
		...(more > 0 ? [moreText] : []),
	]
	return {
		to: email,
		subject,
		language,
		stopUrl: `${origin}/api/notifications/stop-mails?token=${stopToken}`,
		...mailLayout({ language, ...content, paragraphs }),
	}
}
