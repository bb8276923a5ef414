import { brand } from '@aravalli/shared/brand'
import { refundTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const { reviewBusinessDays: review } = refundTerms

export const content: InformationContent = {
	title: 'Contact us',
	description: `How to reach ${brand.name.english}: e-mail, phone, support hours, address, and a form to write to us.`,
	lead: 'Write, call or visit. Somebody of the team reads every message.',
	points: [
		`Support hours: ${brand.supportHours.english}.`,
		'Written messages can be sent at any time; we answer in the language in which you write, Hindi or English.',
		'We never ask for your password, a one-time code or a card number. Whoever does is not one of us.',
	],
	sections: [
		{
			id: 'before-you-write',
			heading: 'Before you write',
			parts: [
				'Many questions have their answer on the [help page](/help): a forgotten password, a code that does not arrive, a payment without access, changing the language, larger text. For refunds the [refund policy](/refund-policy) says what is possible and how long it takes. If you do not find it there, or if it does not fit your case, please do write; a question that comes often becomes the next entry of the help page.',
			],
		},
		{
			id: 'what-to-write',
			heading: 'What helps us to help you',
			parts: [
				'The more exactly you describe what happened, the fewer messages it takes. Please mention:',
				{
					table: {
						caption: 'What to mention',
						head: ['About', 'Please mention'],
						rows: [
							[
								'A mistake in a question or an answer',
								'The address of the page, the sentence in question, and your source if you have one',
							],
							[
								'A payment',
								'The receipt’s number, which begins with CR-, or the day and the amount; never the card number',
							],
							['A refund', 'The purchase, and in a sentence the reason'],
							['Signing in', 'The e-mail address of the account, and what the page said'],
							[
								'A page that does not work',
								'The address of the page, phone or computer, the browser, and what you pressed last',
							],
							[
								'An evaluated copy',
								'The question, the day on which you uploaded it, and the remark that you do not understand',
							],
						],
					},
				},
			],
		},
		{
			id: 'when-we-answer',
			heading: 'When you hear from us',
			parts: [
				`Messages are read during the support hours, in the order in which they come; on Saturdays, Sundays and public holidays nobody is in the office. A request for a refund is reviewed in ${review.from} to ${review.to} business days. We answer by e-mail, so please check that your address is spelled correctly and look into the spam folder as well. By phone you reach us during the support hours only.`,
			],
		},
		{
			id: 'your-data',
			heading: 'What happens to your message',
			parts: [
				'Your name, your address, your phone number if you give one, and your message are stored so that we can answer, and only the team sees them. They are used for nothing else: no advertising, no passing on. The [privacy policy](/privacy-policy) has the details, and how to have them erased.',
			],
		},
		{
			id: 'visit',
			heading: 'Visiting us',
			parts: [
				`The head office is at ${brand.headOffice.english}. There are branches in ${brand.branchCities.english.join(', ')}. Please write or call before you come, so that somebody who can help you is there.`,
			],
		},
		{
			id: 'security',
			heading: 'Reporting a security problem',
			parts: [
				`Have you found a way to see what is not yours, or to do what you should not be able to do? Please write to [${brand.email}](mailto:${brand.email}) with the word “security” in the subject. Describe the steps, do not look at other people’s data beyond what shows the problem, and give us time to close it before you tell others. We thank everybody who does so.`,
			],
		},
	],
}
