import { CREDIT_DAYS, copyLabel } from '@aravalli/shared/answer-copies/copy'
import { brand } from '@aravalli/shared/brand'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'

type Texts = Bilingual<Omit<MailContent, 'language'> & { subject: string }>

interface Recipient {
	email: string
	language: Language
}

function mailOf({ email, language }: Recipient, texts: Texts): MailMessage {
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}

/** Tells a learner, plainly, that we are late and what they get for it. */
export function lateMail(
	to: Recipient,
	{ number, copyId, isCredited }: { number: number | null; copyId: string; isCredited: boolean },
	origin: string,
): MailMessage {
	const label = copyLabel(number)
	const url = `${origin}/upload-answersheet/history/${copyId}`
	return mailOf(to, {
		english: {
			subject: `The evaluation of ${label} is late`,
			title: 'Your evaluation is late',
			paragraphs: [
				`Your answer ${label} should have been evaluated by now. We’re sorry. It has gone to the top of the queue, and we’ll write to you as soon as it is back.`,
				...(isCredited
					? [`You’ve been given one extra evaluation for it. You can use it within ${CREDIT_DAYS} days.`]
					: []),
			],
			button: { label: 'See your answer', url },
			footnote: `You’re getting this email because you sent an answer to be evaluated. Questions? Write to us: ${brand.email}`,
		},
		hindi: {
			subject: `${label} के मूल्यांकन में देरी`,
			title: 'आपके मूल्यांकन में देरी हुई है',
			paragraphs: [
				`आपके उत्तर ${label} का मूल्यांकन अब तक हो जाना चाहिए था। इस देरी के लिए हमें खेद है। उत्तर अब कतार में सबसे ऊपर है। मूल्यांकन होते ही हम आपको सूचित करेंगे।`,
				...(isCredited
					? [`इसके बदले आपको एक अतिरिक्त मूल्यांकन दिया गया है। इसका उपयोग आप ${CREDIT_DAYS} दिन के भीतर कर सकते हैं।`]
					: []),
			],
			button: { label: 'अपना उत्तर देखें', url },
			footnote: `यह ईमेल इसलिए आया है क्योंकि आपने मूल्यांकन के लिए एक उत्तर भेजा है। कोई प्रश्न हो तो हमें लिखें: ${brand.email}`,
		},
	})
}

/** A mail names so many copies; the desk shows the rest. */
const MOST_NAMED = 20

/** Names what has become late: to ADMIN all of it, to an evaluator what is now hers. */
export function raisedMail(
	to: Recipient,
	{ labels, isForAdmin, waiting }: { labels: readonly string[]; isForAdmin: boolean; waiting: number },
	origin: string,
): MailMessage {
	const count = labels.length
	const more = count - MOST_NAMED
	const named = labels.slice(0, MOST_NAMED).join(', ')
	const url = `${origin}/admin/daily-evaluation`
	const english = count === 1 ? '1 copy is overdue' : `${count} copies are overdue`
	const hindi = count === 1 ? '1 कॉपी में देरी' : `${count} कॉपियों में देरी`
	return mailOf(to, {
		english: {
			subject: english,
			title: english,
			paragraphs: [
				more > 0 ? `${named} and ${more} more.` : `${named}.`,
				isForAdmin
					? adminLines.english(count - waiting, waiting)
					: 'They are in your queue now. Please evaluate them first.',
			],
			button: { label: 'Open the queue', url },
			footnote: 'You’re getting this email because you evaluate answers or lead those who do.',
		},
		hindi: {
			subject: hindi,
			title: hindi,
			paragraphs: [
				more > 0 ? `${named} और ${more} अन्य।` : `${named}।`,
				isForAdmin ? adminLines.hindi(count - waiting, waiting) : 'ये अब आपकी कतार में हैं। कृपया सबसे पहले इनका मूल्यांकन करें।',
			],
			button: { label: 'कतार खोलें', url },
			footnote: 'यह ईमेल इसलिए आया है क्योंकि आप उत्तरों का मूल्यांकन करते हैं या उसकी ज़िम्मेदारी सँभालते हैं।',
		},
	})
}

const adminLines = {
	english: (given: number, waiting: number) =>
		`Given to another evaluator: ${given}. In the queue: ${waiting}. Learners who wait were told.`,
	hindi: (given: number, waiting: number) =>
		`दूसरे मूल्यांकनकर्ता को दी गईं: ${given}। कतार में: ${waiting}। प्रतीक्षा कर रहे अभ्यर्थियों को सूचना दे दी गई है।`,
}
