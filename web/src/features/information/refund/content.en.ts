import { brand } from '@aravalli/shared/brand'
import { expertSessionTerms, paymentTerms, refundTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const { requestDays, reviewBusinessDays: review, processingBusinessDays: processing } = refundTerms

export const content: InformationContent = {
	title: 'Refund policy',
	description: `When ${brand.name.english} gives money back: ${requestDays} days for unused services, how to ask, and how long it takes.`,
	lead: 'When you get your money back, how to ask for it, and how long each step takes.',
	points: [
		`You can ask for a refund within ${requestDays} days of purchase, for a service you haven’t used.`,
		'The monthly evaluation plan is non-refundable.',
		`We review a request in ${review.from} to ${review.to} business days. An approved refund is processed in ${processing.from} to ${processing.to} business days.`,
		'If we receive a payment twice, or can’t deliver what you paid for, we refund it without your asking.',
	],
	sections: [
		{
			id: 'which-purchases',
			heading: 'What can be refunded',
			parts: [
				`These can be refunded if you ask within ${requestDays} days of purchase. The trial plan is free, so there’s nothing to refund. The monthly plan has its own rule, below. For anything that isn’t on sale yet, this policy applies from the day it is.`,
				{
					table: {
						caption: 'Refundable when unused',
						head: ['Purchase', 'Unused means'],
						rows: [
							['Course', 'You haven’t opened any of its lectures or materials'],
							['Expert session', 'The session hasn’t taken place'],
							['Evaluation plan, other than monthly', 'You haven’t submitted any answer copy under it'],
						],
					},
				},
				`The ${requestDays} days start on the day we receive your payment, as shown on your receipt. We refuse a request that comes later, or for a service that has been used, and our answer says why.`,
			],
		},
		{
			id: 'monthly-plan',
			heading: 'The monthly plan',
			parts: [
				'The monthly evaluation plan is sold as non-refundable, and its terms say so before you pay. We refuse a refund request for it with this reason. What we say below about payments that went wrong still applies to it: nobody pays for what we failed to deliver.',
			],
		},
		{
			id: 'how-to-ask',
			heading: 'How to ask for a refund',
			parts: [
				{
					steps: [
						'Log in and open your payment history.',
						'Choose the payment, ask for its refund and say why in a sentence.',
						`If you can’t log in, write to [${brand.email}](mailto:${brand.email}) from your account’s email address and give the receipt number. It begins with CR- and has eight digits.`,
					],
				},
				'Never send a card number, PIN, OTP or password. We don’t need them for a refund and will never ask.',
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
								'Once approved, we send the money back',
								`${processing.from} to ${processing.to} business days after the approval`,
							],
						],
					},
				},
				'Business days are Monday to Friday, without public holidays. The money goes back to the card, account or wallet that paid; we can’t send it to another one. Your bank may take some more time to show it.',
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
						`A payment for an expert session that arrives after the ${expertSessionTerms.holdMinutes} minutes for which we hold the slot, if the slot has gone to someone else.`,
					],
				},
				'In these cases we refund the full amount and tell you by email.',
			],
		},
		{
			id: 'failed-payments',
			heading: 'Money debited, but no access',
			parts: [
				`If the connection drops, a payment can get separated from its confirmation. Don’t pay again. Our system keeps checking with the payment provider for ${paymentTerms.reconcileDays} days and completes the purchase as soon as it finds the payment. Your payment history shows the status. If your bank debited an amount that never reached us, the bank returns it by its own rules; we can confirm that we didn’t receive it.`,
			],
		},
		{
			id: 'after-a-refund',
			heading: 'What a refund changes',
			parts: [
				'A full refund ends the access you bought: the course closes, the plan ends, the session is cancelled. A partial refund leaves your access as it is. The receipt is never changed; the refund is recorded next to it, and both stay in your payment history.',
			],
		},
		{
			id: 'questions',
			heading: 'If you disagree',
			parts: [
				`Reply to the email with our decision, or write through the [contact page](/contact). Tell us what you see differently, and we’ll look at the case once more. Support hours: ${brand.supportHours.english}. The other terms of a purchase are in the [terms and conditions](/terms-conditions).`,
			],
		},
	],
}
