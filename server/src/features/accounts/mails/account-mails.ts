import { brand } from '@aravalli/shared/brand'
import type { Bilingual } from '@aravalli/shared/language'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'
import { CODE_MINUTES } from '../reset/code-limits.ts'
import type { UserRow } from '../tables.ts'

/**
 * The name is left out: nobody has proved whose the address is, so a name would be a stranger's words that we mail to
 * anybody under our own.
 */
type Recipient = Pick<UserRow, 'email' | 'language'>
type Texts = Omit<MailContent, 'language'> & { subject: string }

/** @param code six digits; they are in this mail and nowhere else */
export function resetCodeMail(user: Recipient, code: string): MailMessage {
	return compose(user, {
		english: {
			subject: `Your code for a new ${brand.name.english} password`,
			title: 'Reset your password',
			paragraphs: [`Enter this code on the page where you asked for it. It is valid for ${CODE_MINUTES} minutes.`],
			code,
			footnote:
				'If you did not ask for this code, you need not do anything: your password stays as it is. Never tell the code to anybody; we never ask for it.',
		},
		hindi: {
			subject: `${brand.name.hindi} का नया पासवर्ड बनाने के लिए कोड`,
			title: 'पासवर्ड बदलें',
			paragraphs: [`जिस पृष्ठ पर आपने कोड माँगा था, वहाँ यह कोड लिखें। यह ${CODE_MINUTES} मिनट तक मान्य है।`],
			code,
			footnote:
				'यदि यह कोड आपने नहीं माँगा है, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा। यह कोड किसी को न बताएँ; हम इसे कभी नहीं पूछते।',
		},
	})
}

export function passwordChangedMail(user: Recipient, origin: string): MailMessage {
	const url = `${origin}/login`
	return compose(user, {
		english: {
			subject: `Your ${brand.name.english} password has been changed`,
			title: 'Password changed',
			paragraphs: [
				'The password of your account has just been changed. For your safety you have been signed out on all other devices.',
			],
			button: { label: 'Login', url },
			footnote: `If it was not you, choose a new password at once with “Forgot Password?” and write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${brand.name.hindi}: आपका पासवर्ड बदल दिया गया है`,
			title: 'पासवर्ड बदल गया',
			paragraphs: ['आपके खाते का पासवर्ड अभी-अभी बदला गया है। आपकी सुरक्षा के लिए बाकी सभी डिवाइस से लॉगआउट कर दिया गया है।'],
			button: { label: 'लॉगिन करें', url },
			footnote: `यदि पासवर्ड आपने नहीं बदला है, तो “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ और हमें लिखें: ${brand.email}`,
		},
	})
}

export function welcomeMail(user: Recipient, origin: string): MailMessage {
	const url = `${origin}/dashboard`
	return compose(user, {
		english: {
			subject: `Welcome to ${brand.name.english}`,
			title: 'Your account is open',
			paragraphs: [
				'Answer writing practice with model answers is open to you in Hindi and in English.',
				'A little every day: begin with one question today.',
			],
			button: { label: 'Go to Dashboard', url },
			footnote: `You get this mail because an account was opened with this address. If it was not you, write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${brand.name.hindi} में आपका स्वागत है`,
			title: 'आपका खाता खुल गया है',
			paragraphs: [
				'आदर्श उत्तरों के साथ उत्तर लेखन अभ्यास हिंदी और अंग्रेज़ी, दोनों में आपके लिए खुला है।',
				'हर दिन थोड़ा-थोड़ा: आज एक प्रश्न से शुरुआत करें।',
			],
			button: { label: 'डैशबोर्ड पर जाएँ', url },
			footnote: `यह मेल आपको इसलिए मिला है क्योंकि इस पते से एक खाता बनाया गया है। यदि खाता आपने नहीं बनाया है, तो हमें लिखें: ${brand.email}`,
		},
	})
}

function compose({ email, language }: Recipient, texts: Bilingual<Texts>): MailMessage {
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}
