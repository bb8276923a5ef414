import { PASSWORD_MIN_LENGTH } from '@aravalli/shared/accounts/account'
import { brand } from '@aravalli/shared/brand'
import { accountTerms, expertSessionTerms, openArticles, planTerms, uploadTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const name = brand.name.english
const plan = planTerms
const session = expertSessionTerms
const upload = uploadTerms

export const content: InformationContent = {
	title: 'Terms and conditions',
	description: `The conditions for using ${name}: account, content, comments, plans, payments, expert sessions and answer copies.`,
	lead: `What you can expect of ${name}, and what we expect of you.`,
	points: [
		'Public content is free to read and to use for your own preparation.',
		'Prices are those that the page shows before you pay; no plan renews by itself.',
		'One account belongs to one person.',
		'No plan, course or session promises a rank or a selection.',
	],
	sections: [
		{
			id: 'what-they-cover',
			heading: 'What these terms cover',
			parts: [
				`These terms hold between you and ${brand.operator.english}, who runs ${name}. They hold from the moment you register or buy something; of mere reading we ask only that you respect the rules on [content](/terms-conditions#content) and [comments](/terms-conditions#comments). Where this page speaks of something that is not on sale or not open yet, the terms hold from the day on which it opens.`,
			],
		},
		{
			id: 'account',
			heading: 'Your account',
			parts: [
				{
					list: [
						'Give your own name and an e-mail address that reaches you. The phone number is optional.',
						`Choose a password of at least ${PASSWORD_MIN_LENGTH} characters that you use nowhere else, and tell it to nobody.`,
						`You can be signed in on up to ${accountTerms.maxDevices} devices of your own. Lending or selling an account is not allowed.`,
						'You can close the account at any time in your profile. Plans that are still running end with it.',
					],
				},
				'We may disable an account that is used to attack the site, to copy it wholesale, to cheat with payments or to harass others. You are told why, and you can object.',
			],
		},
		{
			id: 'content',
			heading: 'Using the content',
			parts: [
				`Questions, model answers, notes and pictures are made for your own preparation. You may read, print and download them and share the link of a page with anybody. You may not publish them elsewhere, sell them, or collect them by a program. The ${openArticles} newest articles of current affairs are open to everybody; the others, and some downloads, ask you to sign in.`,
				'We check what we publish, but mistakes happen and rules of the examination change. What counts in the end is the notification of the Rajasthan Public Service Commission and the law itself. Please tell us of mistakes.',
			],
		},
		{
			id: 'comments',
			heading: 'Comments and conduct',
			parts: [
				`A comment has at most ${upload.commentCharacters} characters and ${upload.commentImages} pictures, a reply ${upload.replyCharacters} characters. Write about the question, be kind, and upload only what is yours to show. Insults, advertising, other people’s private data and texts that break the law are removed. If you see something of this, report it below the comment. What you write stays yours; you allow us to show it on the page where you wrote it, and you can delete your own comment at any time.`,
			],
		},
		{
			id: 'practice',
			heading: 'Practice and results',
			parts: [
				'Model answers, scores and evaluations are aids for learning. They are given with care, by our scheme and to our judgement; the examination’s own marking can differ. We promise no marks, no rank and no selection, and nobody who speaks for us may do so.',
			],
		},
		{
			id: 'evaluation-plans',
			heading: 'Evaluation plans',
			parts: [
				{
					table: {
						caption: 'The evaluation plans (Hindi medium)',
						head: ['Plan', 'Length', 'What it contains'],
						rows: [
							[
								'Trial',
								`${plan.trialDays} days`,
								`Free, once per learner. ${plan.trialQuestions} evaluated mains question, ${plan.questionsADay} questions a day to read, feedback in ${plan.trialFeedbackHours} working hours`,
							],
							[
								'Monthly',
								`${plan.monthlyDays} days`,
								`Up to ${plan.questionsADay} questions a day, feedback in ${plan.monthlyFeedbackHours} working hours, a weekly mentorship call. Non-refundable`,
							],
							['Three months', `${plan.threeMonthsDays} days`, 'As the plan’s own page describes it'],
							['Till Mains', 'Until the day that the plan names', 'As the plan’s own page describes it'],
						],
					},
				},
				'Working hours are those of Monday to Friday in India without holidays. Seats and lower prices for the first learners are limited to the number that the page shows. A plan that is full or has ended cannot be bought. Buying a plan again while it runs extends it from its last day.',
			],
		},
		{
			id: 'payments',
			heading: 'Prices and payments',
			parts: [
				'All prices are in Indian rupees, and you see the amount before you pay. You pay once; there is no automatic renewal. The payment runs through a payment provider, whose conditions hold for it. The purchase is complete when the payment is confirmed; then the access opens, and a receipt with a number appears in your payment history. Should a confirmation be delayed, please do not pay again: the purchase is completed without you.',
			],
		},
		{
			id: 'expert-sessions',
			heading: 'Expert sessions',
			parts: [
				`A session lasts ${session.minutes} minutes and costs ${session.feeRupees} rupees. It can be booked up to ${session.bookableDays} days ahead. While you pay, the time is held for you for ${session.holdMinutes} minutes. If a payment arrives later and the time has been given to somebody else, the amount is refunded; you are never moved to another time without being asked.`,
			],
		},
		{
			id: 'answer-copies',
			heading: 'Answer copies',
			parts: [
				`With a running evaluation plan you upload handwritten answers: up to ${upload.copyPages} pages of ${upload.copyPageMegabytes} MB each, as JPEG, PNG, WebP, HEIC or PDF, all pages upright and legible. Your copies are seen by you, the evaluators and administrators only; we publish none without your consent.`,
			],
		},
		{
			id: 'refunds',
			heading: 'Refunds',
			parts: [
				'When money is given back, how to ask and how long it takes is in the [refund policy](/refund-policy), which is part of these terms.',
			],
		},
		{
			id: 'availability',
			heading: 'Availability and liability',
			parts: [
				'We keep the site running with care, but cannot exclude every interruption. Should something that you have paid for be unavailable through our fault for so long that it loses its use, we extend it or give the money back for the part that was lost. We answer for damage that we cause on purpose or by gross negligence, and where the law says so; not for the outcome of an examination. Rights that consumer law gives you stay untouched.',
			],
		},
		{
			id: 'changes',
			heading: 'Changes and law',
			parts: [
				`The day of the last change stands at the top. A change does not worsen what you have already paid for. The law of India applies. If something bothers you, please [write to us](/contact) first; most matters are solved that way. Support hours: ${brand.supportHours.english}.`,
			],
		},
	],
}
