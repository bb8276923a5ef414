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
	description: `The terms for using ${name}: account, content, comments, plans, payments, expert sessions and answer copies.`,
	lead: `What you can expect from ${name}, and what we expect from you.`,
	points: [
		'Public content is free to read and to use for your own preparation. Don’t republish or sell it.',
		'One account is for one person. You can close it at any time.',
		'In comments, be kind and upload only what you have the right to show.',
		'You see the price before you pay, and you pay once. No plan renews by itself.',
		'Plans, courses and sessions that aren’t on sale yet are covered from the day they open.',
		'No plan, course or session promises marks, a rank or a selection.',
	],
	sections: [
		{
			id: 'what-they-cover',
			heading: 'What these terms cover',
			parts: [
				`These terms apply between you and ${brand.operator.english}, who runs ${name}. They apply from the moment you register or buy something. If you only read, we just ask you to follow the rules on [content](/terms-conditions#content) and [comments](/terms-conditions#comments). Where this page mentions something that isn’t on sale or open yet, the terms apply from the day it opens.`,
			],
		},
		{
			id: 'account',
			heading: 'Your account',
			parts: [
				{
					list: [
						'Give your own name and an email address that reaches you. A phone number is optional.',
						`Choose a password of at least ${PASSWORD_MIN_LENGTH} characters that you don’t use anywhere else, and don’t share it.`,
						`You can be logged in on up to ${accountTerms.maxDevices} of your own devices. You may not lend or sell your account.`,
						'You can close your account at any time in your profile. Any plan that is still running ends with it.',
					],
				},
				'We may disable an account that is used to attack the site, copy it in bulk, cheat with payments or harass others. We’ll tell you why, and you can object.',
			],
		},
		{
			id: 'content',
			heading: 'Using the content',
			parts: [
				`Questions, model answers, notes and pictures are for your own preparation. You may read, print and download them, and share a page’s link with anyone. You may not publish them elsewhere, sell them or collect them with a program. The ${openArticles} newest current affairs articles are open to everyone; for the others, and for some downloads, you need to log in.`,
				'We take care with what we publish, but mistakes happen and exam rules change. What counts in the end is the notification of the Rajasthan Public Service Commission and the law itself. Please tell us about mistakes.',
			],
		},
		{
			id: 'comments',
			heading: 'Comments and conduct',
			parts: [
				`A comment can have up to ${upload.commentCharacters} characters and ${upload.commentImages} pictures, a reply up to ${upload.replyCharacters} characters. Write about the question, be kind, and upload only what you have the right to show. Insults, advertising, other people’s private data and anything illegal are removed. If you see any of this, report it below the comment. What you write stays yours. You allow us to show it on the page where you wrote it, and you can delete your own comment at any time.`,
			],
		},
		{
			id: 'practice',
			heading: 'Practice and results',
			parts: [
				'Model answers, scores and evaluations help you learn. They’re given with care, by our own scheme and judgement; marks in the real exam can differ. We promise no marks, no rank and no selection, and nobody may promise them on our behalf.',
			],
		},
		{
			id: 'evaluation-plans',
			heading: 'Evaluation plans',
			parts: [
				{
					table: {
						caption: 'The evaluation plans (Hindi medium)',
						head: ['Plan', 'Length', 'What you get'],
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
							['Three months', `${plan.threeMonthsDays} days`, 'As described on the plan’s own page'],
							['Till Mains', 'Until the day stated in the plan', 'As described on the plan’s own page'],
						],
					},
				},
				'Working hours are those of Monday to Friday in India, without holidays. Seats and lower prices for the first learners are limited to the number shown on the page. You can’t buy a plan that is full or has ended. If you buy a plan again while it’s running, it’s extended from its last day.',
			],
		},
		{
			id: 'payments',
			heading: 'Prices and payments',
			parts: [
				'All prices are in Indian rupees, and you see the amount before you pay. You pay once; nothing renews automatically. Payments go through a payment provider, whose own terms apply. Your purchase is complete when the payment is confirmed: access opens, and a numbered receipt appears in your payment history. If the confirmation is delayed, please don’t pay again. The purchase completes by itself.',
			],
		},
		{
			id: 'expert-sessions',
			heading: 'Expert sessions',
			parts: [
				`A session lasts ${session.minutes} minutes and costs ${session.feeRupees} rupees. You can book it up to ${session.bookableDays} days ahead. While you pay, we hold the slot for you for ${session.holdMinutes} minutes. If your payment arrives later and the slot has gone to someone else, we refund it. We never move you to another time without asking.`,
			],
		},
		{
			id: 'answer-copies',
			heading: 'Answer copies',
			parts: [
				`With a running evaluation plan you can upload handwritten answers: up to ${upload.copyPages} pages of ${upload.copyPageMegabytes} MB each, as JPEG, PNG, WebP, HEIC or PDF. All pages must be upright and legible. Only you, the evaluators and administrators see your copies. We publish none without your consent.`,
			],
		},
		{
			id: 'refunds',
			heading: 'Refunds',
			parts: [
				'The [refund policy](/refund-policy) says when you get money back, how to ask and how long it takes. It’s part of these terms.',
			],
		},
		{
			id: 'availability',
			heading: 'Availability and liability',
			parts: [
				'We run the site with care but can’t rule out every interruption. If something you’ve paid for is unavailable through our fault for so long that it’s of no use, we extend it or refund the part you lost. We’re liable for damage we cause on purpose or through gross negligence, and where the law says so, but not for the result of an exam. Your rights under consumer law stay untouched.',
			],
		},
		{
			id: 'changes',
			heading: 'Changes and law',
			parts: [
				`The date of the last update is at the top. No change takes anything away from what you’ve already paid for. The law of India applies. If something bothers you, please [write to us](/contact) first; most matters are solved that way. Support hours: ${brand.supportHours.english}.`,
			],
		},
	],
}
