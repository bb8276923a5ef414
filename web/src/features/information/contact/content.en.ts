import { brand } from '@aravalli/shared/brand'
import { refundTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const { reviewBusinessDays: review } = refundTerms

export const content: InformationContent = {
	title: 'Contact us',
	description: `How to reach ${brand.name.english}: email, phone, support hours, address, and a form to write to us.`,
	lead: 'Write, call or visit. We read every message.',
	points: [
		`Support hours: ${brand.supportHours.english}.`,
		'You can send a message at any time. Write in Hindi or English; we’ll reply in the same language.',
		'We never ask for your password, an OTP or a card number. Anyone who asks is not from our team.',
	],
	sections: [
		{
			id: 'before-you-write',
			heading: 'Before you write',
			parts: [
				'The [help page](/help) answers many questions: a forgotten password, a code that doesn’t arrive, a payment without access, changing the language, larger text. The [refund policy](/refund-policy) says what can be refunded and how long it takes. If you don’t find your answer there, please write; a question that comes often is added to the help page.',
			],
		},
		{
			id: 'what-to-write',
			heading: 'What to tell us',
			parts: [
				'The more exactly you describe what happened, the sooner we can help. Please mention:',
				{
					table: {
						caption: 'What to mention',
						head: ['About', 'Please mention'],
						rows: [
							[
								'A mistake in a question or an answer',
								'The page’s address, the sentence, and your source if you have one',
							],
							[
								'A payment',
								'The receipt number, which begins with CR-, or the day and the amount; never the card number',
							],
							['A refund', 'What you bought, and the reason in a sentence'],
							['Logging in', 'Your account’s email address, and what the page said'],
							[
								'A page that doesn’t work',
								'The page’s address, phone or computer, the browser, and what you pressed last',
							],
							['An evaluated copy', 'The question, the day you uploaded it, and the comment you don’t understand'],
						],
					},
				},
			],
		},
		{
			id: 'when-we-answer',
			heading: 'When you’ll hear from us',
			parts: [
				`We read messages during support hours, in the order they come. The office is closed on Saturdays, Sundays and public holidays. A refund request is reviewed in ${review.from} to ${review.to} business days. We reply by email, so please check that your address is spelled correctly, and look in your spam folder too. By phone you can reach us during support hours only.`,
			],
		},
		{
			id: 'your-data',
			heading: 'What happens to your message',
			parts: [
				'We store your name, email address, message and, if you give it, your phone number so that we can reply. Only our team sees them. We use them for nothing else: no advertising, no passing on. The [privacy policy](/privacy-policy) has the details, and how to have them erased.',
			],
		},
		{
			id: 'visit',
			heading: 'Visiting us',
			parts: [
				`The head office is at ${brand.headOffice.english}. Branches: ${brand.branches.english}. Please write or call before you come, so that someone who can help you is there.`,
			],
		},
		{
			id: 'security',
			heading: 'Reporting a security problem',
			parts: [
				`Found a way to see what isn’t yours, or to do what you shouldn’t be able to do? Please write to [${brand.email}](mailto:${brand.email}) with the word “security” in the subject. Describe the steps, don’t look at more of other people’s data than you need to show the problem, and give us time to fix it before you tell others. We’re grateful to everyone who does this.`,
			],
		},
	],
}
