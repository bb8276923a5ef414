import { brand } from '@aravalli/shared/brand'
import { formatMoment } from '@aravalli/shared/format-moment'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { formatRupees, type Paise } from '@aravalli/shared/money'
import { refundTerms } from '@aravalli/shared/policy-terms'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'

/** The name is left out, as in all mails: nobody has proved whose the address is. */
export interface Recipient {
	email: string
	language: Language
}

type Texts = Omit<MailContent, 'language' | 'button' | 'footnote'> & { subject: string }

interface PaidMail {
	title: Bilingual
	amount: Paise
	/** As it is read: 'CR-00000042'. */
	receiptNumber: string
	accessUntil: Date | null
}

export function paidMail(
	to: Recipient,
	origin: string,
	{ title, amount, receiptNumber, accessUntil }: PaidMail,
): MailMessage {
	const rupees = formatRupees(amount)
	const until = accessUntil && formatMoment(accessUntil.toISOString(), to.language)
	return compose(to, origin, {
		english: {
			subject: `Payment received: ${rupees} for ${title.english}`,
			title: `We have received your ${rupees}`,
			paragraphs: [
				`What you paid for: ${title.english}.`,
				...(until ? [`It is open to you until ${until}.`] : []),
				`Your receipt ${receiptNumber} is attached. You also find it in your payment history.`,
			],
		},
		hindi: {
			subject: `भुगतान मिल गया: ${title.hindi} के लिए ${rupees}`,
			title: `आपके ${rupees} हमें मिल गए`,
			paragraphs: [
				`आपने इसके लिए भुगतान किया है: ${title.hindi}।`,
				...(until ? [`यह आपके लिए ${until} तक खुला है।`] : []),
				`आपकी रसीद ${receiptNumber} संलग्न है। यह भुगतान इतिहास में भी मिलेगी।`,
			],
		},
	})
}

interface RefundMail {
	title: Bilingual
	amount: Paise
	/** It could not be given any more, or was paid twice: nobody has asked for the money back. */
	isAutomatic: boolean
	/** Nothing of the payment stays with us, so what it was for has ended. */
	isWhole: boolean
}

const { from, to: till } = refundTerms.processingBusinessDays

export function refundStartedMail(to: Recipient, origin: string, refund: RefundMail): MailMessage {
	const { title, isAutomatic, isWhole } = refund
	const rupees = formatRupees(refund.amount)
	const endsAccess = isWhole && !isAutomatic
	return compose(to, origin, {
		english: {
			subject: `Refund started: ${rupees} for ${title.english}`,
			title: `${rupees} are on their way back to you`,
			paragraphs: [
				...(isAutomatic
					? [
							`Your payment for “${title.english}” arrived, but we could not give you what it was for. So the whole amount goes back to you by itself; you need not do anything.`,
						]
					: [`We are returning ${rupees} of your payment for “${title.english}”.`]),
				`The money goes back the way you paid. That takes ${from} to ${till} business days.`,
				...(endsAccess ? ['With it, your access to what you paid for has ended.'] : []),
			],
		},
		hindi: {
			subject: `धनवापसी शुरू: ${title.hindi} के लिए ${rupees}`,
			title: `आपके ${rupees} लौटाए जा रहे हैं`,
			paragraphs: [
				...(isAutomatic
					? [
							`“${title.hindi}” के लिए आपका भुगतान मिला, पर हम वह नहीं दे सके जिसके लिए यह था। इसलिए पूरी राशि अपने आप लौटाई जा रही है; आपको कुछ नहीं करना है।`,
						]
					: [`“${title.hindi}” के लिए आपके भुगतान में से ${rupees} लौटाए जा रहे हैं।`]),
				`राशि उसी माध्यम से लौटेगी जिससे आपने भुगतान किया था। इसमें ${from} से ${till} कार्यदिवस लगते हैं।`,
				...(endsAccess ? ['इसके साथ इस ख़रीद से मिला आपका एक्सेस समाप्त हो गया है।'] : []),
			],
		},
	})
}

export function refundDoneMail(to: Recipient, origin: string, { title, amount }: RefundMail): MailMessage {
	const rupees = formatRupees(amount)
	return compose(to, origin, {
		english: {
			subject: `Refund done: ${rupees} for ${title.english}`,
			title: `${rupees} have been returned`,
			paragraphs: [
				`The payment provider has returned ${rupees} of your payment for “${title.english}”.`,
				'Your bank may take a few days to show it.',
			],
		},
		hindi: {
			subject: `धनवापसी पूरी: ${title.hindi} के लिए ${rupees}`,
			title: `${rupees} लौटा दिए गए हैं`,
			paragraphs: [
				`भुगतान सेवा ने “${title.hindi}” के लिए आपके भुगतान में से ${rupees} लौटा दिए हैं।`,
				'आपके बैंक में इसे दिखने में कुछ दिन लग सकते हैं।',
			],
		},
	})
}

/** @param answer what the administrator wrote */
export function refundDeclinedMail(to: Recipient, origin: string, title: Bilingual, answer: string): MailMessage {
	return compose(to, origin, {
		english: {
			subject: `Your refund request for ${title.english}`,
			title: 'We cannot return this payment',
			paragraphs: [
				`We have looked at your refund request for “${title.english}” and cannot return the money. Our answer:`,
				...paragraphsOf(answer),
				'What you paid for stays open to you.',
			],
		},
		hindi: {
			subject: `${title.hindi} के लिए आपका धनवापसी अनुरोध`,
			title: 'यह राशि लौटाई नहीं जा सकती',
			paragraphs: [
				`हमने “${title.hindi}” के लिए आपका धनवापसी अनुरोध देखा, पर राशि लौटाई नहीं जा सकती। हमारा उत्तर:`,
				...paragraphsOf(answer),
				'इस ख़रीद से मिला एक्सेस आपके लिए खुला रहेगा।',
			],
		},
	})
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/)

const buttons: Bilingual = { english: 'Payment history', hindi: 'भुगतान इतिहास' }
const footnotes: Bilingual = {
	english: `You’re getting this email because of a payment from your account. Questions? Write to us: ${brand.email} (${brand.supportHours.english})`,
	hindi: `यह ईमेल आपके खाते से हुए एक भुगतान के बारे में है। कोई प्रश्न हो तो हमें लिखें: ${brand.email} (${brand.supportHours.hindi})`,
}

function compose({ email, language }: Recipient, origin: string, texts: Bilingual<Texts>): MailMessage {
	const { subject, ...content } = texts[language]
	const button = { label: buttons[language], url: `${origin}/payment-history` }
	const layout = mailLayout({ language, ...content, button, footnote: footnotes[language] })
	return { to: email, subject, language, ...layout }
}
