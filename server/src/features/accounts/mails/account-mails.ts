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
export type Recipient = Pick<UserRow, 'email' | 'language'>
type Texts = Omit<MailContent, 'language'> & { subject: string }

/** @param code six digits; they are in this mail and nowhere else */
export function resetCodeMail(user: Recipient, code: string): MailMessage {
	return compose(user, {
		english: {
			subject: `Your code for a new ${brand.name.english} password`,
			title: 'Reset your password',
			paragraphs: [`Enter this code on the page where you asked for it. It’s valid for ${CODE_MINUTES} minutes.`],
			code,
			footnote:
				'Didn’t ask for this code? Ignore this email; your password stays the same. Never share the code. We’ll never ask you for it.',
		},
		hindi: {
			subject: `${brand.name.hindi} का नया पासवर्ड बनाने के लिए कोड`,
			title: 'पासवर्ड बदलें',
			paragraphs: [`जिस पृष्ठ पर आपने कोड माँगा था, वहाँ यह कोड लिखें। यह ${CODE_MINUTES} मिनट तक मान्य है।`],
			code,
			footnote:
				'यदि यह कोड आपने नहीं माँगा है, तो कुछ न करें; आपका पासवर्ड वही रहेगा। यह कोड किसी को न बताएँ। हम यह कोड कभी नहीं माँगते।',
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
				'Your account’s password was just changed. For your safety, you’ve been logged out on all other devices.',
			],
			button: { label: 'Log in', url },
			footnote: `Wasn’t it you? Set a new password now with “Forgot Password?” and write to us: ${brand.email}`,
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
			title: 'Your account is ready',
			paragraphs: [
				'Practise answer writing with model answers, in Hindi and English.',
				'Start with one question today.',
			],
			button: { label: 'Go to Dashboard', url },
			footnote: `You’re getting this email because an account was created with this address. Wasn’t it you? Write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${brand.name.hindi} में आपका स्वागत है`,
			title: 'आपका खाता तैयार है',
			paragraphs: ['आदर्श उत्तरों के साथ उत्तर लेखन का अभ्यास करें, हिंदी और अंग्रेज़ी में।', 'आज एक प्रश्न से शुरुआत करें।'],
			button: { label: 'डैशबोर्ड पर जाएँ', url },
			footnote: `यह ईमेल आपको इसलिए मिला है क्योंकि इस पते से एक खाता बनाया गया है। यदि खाता आपने नहीं बनाया है, तो हमें लिखें: ${brand.email}`,
		},
	})
}

export function accountClosedMail(user: Recipient, origin: string): MailMessage {
	const url = `${origin}/login?mode=register`
	return compose(user, {
		english: {
			subject: `Your ${brand.name.english} account is closed`,
			title: 'Your account is closed',
			paragraphs: [
				'Your account and what you kept in it have been erased. This address won’t get any more emails about it.',
				'You’re welcome to come back at any time, with a new account.',
			],
			button: { label: 'Create an account', url },
			footnote: `Didn’t you close it? Somebody knew your password. Write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${brand.name.hindi}: आपका खाता बंद कर दिया गया है`,
			title: 'आपका खाता बंद हो गया',
			paragraphs: [
				'आपका खाता और उसमें सहेजी गई आपकी सामग्री मिटा दी गई है। खाते के बारे में इस पते पर अब कोई ईमेल नहीं आएगा।',
				'आप जब चाहें, नया खाता बनाकर वापस आ सकते हैं।',
			],
			button: { label: 'खाता बनाएँ', url },
			footnote: `यदि खाता आपने बंद नहीं किया है, तो किसी को आपका पासवर्ड पता था। हमें लिखें: ${brand.email}`,
		},
	})
}

function compose({ email, language }: Recipient, texts: Bilingual<Texts>): MailMessage {
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}
