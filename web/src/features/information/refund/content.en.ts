import { brand } from '@aravalli/shared/brand'
import { expertSessionTerms, paymentTerms, refundTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const { requestDays, reviewBusinessDays: review, processingBusinessDays: processing } = refundTerms

export const content: InformationContent = {
	title: 'Refund policy',
	description: `When money is given back at ${brand.name.english}: ${requestDays} days for unused services, how to ask, and how long it takes.`,
	lead: 'When you get your money back, how to ask for it, and how long each step takes.',
	points: [
		`You can ask for a refund within ${requestDays} days of purchase, for a service that you have not used.`,
		'The monthly evaluation plan is non-refundable.',
		`We review a request in ${review.from} to ${review.to} business days; an approved refund is processed in ${processing.from} to ${processing.to} business days.`,
		'A payment that we received twice or without being able to deliver goes back without your asking.',
	],
	sections: [
		{
			id: 'which-purchases',
			heading: 'What can be refunded',
			parts: [
				`These can be refunded when you ask within ${requestDays} days of purchase. The trial plan is free, so there is nothing to refund; the monthly plan has a rule of its own, below. For what is not on sale yet, this policy holds from the day on which it is.`,
				{
					table: {
						caption: 'Refundable when unused',
						head: ['Purchase', 'Unused means'],
						rows: [
							['Course', 'No lecture and no material of it has been opened'],
							['Expert session', 'The session has not taken place'],
							['Evaluation plan, other than monthly', 'No answer copy has been submitted under it'],
						],
					},
				},
				`The ${requestDays} days begin with the day on which the payment was received, as your receipt shows it. A request that reaches us later, or for a service that has been used, is refused, and the answer says why.`,
			],
		},
		{
			id: 'monthly-plan',
			heading: 'The monthly plan',
			parts: [
				'The monthly evaluation plan is sold as non-refundable, and its terms say so before you pay. A request for its refund is refused with this reason. What is said below about payments that went wrong holds for it all the same: nobody pays for what was not delivered because of our fault.',
			],
		},
		{
			id: 'how-to-ask',
			heading: 'How to ask for a refund',
			parts: [
				{
					steps: [
						'Sign in and open your payment history.',
						'Choose the payment and ask for its refund; say in a sentence why.',
						`If you cannot sign in, write to [${brand.email}](mailto:${brand.email}) from the address of your account and name the receipt’s number. It begins with CR- and has eight digits.`,
					],
				},
				'Never send a card number, a PIN, a one-time code or a password. We need none of them for a refund and will never ask.',
			],
		},
		{
			id: 'how-long',
			heading: 'How long it takes',
			parts: [
				{
					table: {
						caption: 'Steps and times',
						head: ['Step', 'Time'],
						rows: [
							['You ask', `Within ${requestDays} days of purchase`],
							['We review the request and answer', `${review.from} to ${review.to} business days`],
							[
								'The money is sent back, once approved',
								`${processing.from} to ${processing.to} business days after the approval`,
							],
						],
					},
				},
				'Business days are Monday to Friday without public holidays. The money goes back the way it came, to the card, account or wallet that paid; we cannot send it to another one. Your bank may need some time of its own until you see it.',
			],
		},
		{
			id: 'without-asking',
			heading: 'What we refund without being asked',
			parts: [
				{
					list: [
						'A second payment for the same order.',
						'A payment whose amount differs from the price of the order.',
						`A payment for an expert session that arrives after the reserved ${expertSessionTerms.holdMinutes} minutes, when the time has been given to somebody else.`,
					],
				},
				'In these cases the full amount goes back, and you are told by e-mail.',
			],
		},
		{
			id: 'failed-payments',
			heading: 'Debited, but no access',
			parts: [
				`A lost connection can separate a payment from its confirmation. Do not pay a second time. Our system asks the payment provider again and again, for ${paymentTerms.reconcileDays} days, and completes the purchase as soon as the payment is known. Your payment history shows where it stands. If the bank debited an amount that never reached us, the bank returns it by its own rules; we can confirm to you that we did not receive it.`,
			],
		},
		{
			id: 'after-a-refund',
			heading: 'What a refund changes',
			parts: [
				'A refund of the full amount ends the access that was bought: the course closes, the plan ends, the session is cancelled. A refund of a part leaves the access as it is. The receipt is never altered; the refund is recorded beside it, and both stay visible in your payment history.',
			],
		},
		{
			id: 'questions',
			heading: 'If you disagree',
			parts: [
				`Answer the e-mail that carries the decision, or write through the [contact page](/contact). Say what you see differently, and we look at the case once more. Support hours: ${brand.supportHours.english}. The other conditions of a purchase are in the [terms and conditions](/terms-conditions).`,
			],
		},
	],
}
