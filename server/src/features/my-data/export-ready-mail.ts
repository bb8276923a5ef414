import { brand } from '@aravalli/shared/brand'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { exportTerms } from '@aravalli/shared/policy-terms'
import type { MailMessage } from '../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../platform/mail/mail-layout.ts'

/** Leads to the page, which asks for a sign-in: whoever reads the mail alone gets nothing. */
export function exportReadyMail(
	{ email, language }: { email: string; language: Language },
	origin: string,
): MailMessage {
	const url = `${origin}/my-data`
	const texts: Bilingual<Omit<MailContent, 'language'> & { subject: string }> = {
		english: {
			subject: `The copy of your ${brand.name.english} data is ready`,
			title: 'Your copy is ready',
			paragraphs: [
				'The copy of all your data, with your files, is ready to download.',
				`You can get it for ${exportTerms.readyDays} days. You’ll be asked to log in.`,
			],
			button: { label: 'Download my data', url },
			footnote: `Didn’t ask for this copy? Change your password and write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${brand.name.hindi}: आपके डेटा की प्रति तैयार है`,
			title: 'आपकी प्रति तैयार है',
			paragraphs: [
				'आपके सारे डेटा और फ़ाइलों की प्रति डाउनलोड के लिए तैयार है।',
				`इसे ${exportTerms.readyDays} दिन तक डाउनलोड किया जा सकता है। इसके लिए लॉगिन करना होगा।`,
			],
			button: { label: 'मेरा डेटा डाउनलोड करें', url },
			footnote: `यदि यह प्रति आपने नहीं माँगी है, तो पासवर्ड बदलें और हमें लिखें: ${brand.email}`,
		},
	}
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}
