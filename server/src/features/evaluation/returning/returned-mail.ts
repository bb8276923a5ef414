import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import { brand } from '@aravalli/shared/brand'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'

interface ReturnedNews {
	copyId: string
	number: number | null
	questionText: string
	halfMarks: number
	maxMarks: number
	/** True where it was returned before, and its marks are new. */
	isAgain: boolean
}

/** Tells a learner what an answer got, and where the rest is to be read. */
export function returnedMail(
	{ email, language }: { email: string; language: Language },
	{ copyId, number, questionText, halfMarks, maxMarks, isAgain }: ReturnedNews,
	origin: string,
): MailMessage {
	const label = copyLabel(number)
	const marks = `${halfMarks / 2}/${maxMarks}`
	const url = `${origin}/upload-answersheet/history/${copyId}`
	const texts: Bilingual<Omit<MailContent, 'language'> & { subject: string }> = {
		english: {
			subject: isAgain ? `Your answer was evaluated again: ${marks}` : `Your answer was evaluated: ${marks}`,
			title: isAgain ? 'Your answer was evaluated again' : 'Your answer was evaluated',
			paragraphs: [
				`“${questionText}”`,
				`${label}: ${marks} marks.`,
				isAgain
					? 'You’ll find the marks that were given before beside the new ones.'
					: 'You’ll find the marked pages, the comments and the model answer on your copy.',
			],
			button: { label: 'See your evaluated copy', url },
			footnote: `You’re getting this email because you sent an answer to be evaluated. Questions? Write to us: ${brand.email}`,
		},
		hindi: {
			subject: isAgain ? `आपके उत्तर का फिर से मूल्यांकन हुआ: ${marks}` : `आपके उत्तर का मूल्यांकन हो गया: ${marks}`,
			title: isAgain ? 'आपके उत्तर का फिर से मूल्यांकन हुआ' : 'आपके उत्तर का मूल्यांकन हो गया',
			paragraphs: [
				`“${questionText}”`,
				`${label}: ${marks} अंक।`,
				isAgain
					? 'नए अंकों के साथ पहले मिले अंक भी आपकी कॉपी पर दिखेंगे।'
					: 'जाँचे हुए पृष्ठ, टिप्पणियाँ और आदर्श उत्तर आपकी कॉपी पर देखें।',
			],
			button: { label: 'जाँची हुई कॉपी देखें', url },
			footnote: `यह ईमेल इसलिए आया है क्योंकि आपने मूल्यांकन के लिए एक उत्तर भेजा है। कोई प्रश्न हो तो हमें लिखें: ${brand.email}`,
		},
	}
	const { subject, ...content } = texts[language]
	return { to: email, subject, language, ...mailLayout({ language, ...content }) }
}
