import { CODE_LENGTH, PASSWORD_MIN_LENGTH } from '@aravalli/shared/accounts/account'
import { brand } from '@aravalli/shared/brand'
import {
	accountTerms,
	expertSessionTerms,
	paymentTerms,
	planTerms,
	refundTerms,
	uploadTerms,
} from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const account = accountTerms
const plan = planTerms
const session = expertSessionTerms

export const content: InformationContent = {
	title: 'Help',
	description: `Answers to common questions about ${brand.name.english}: account, language and reading, practice, plans and payments, technical matters.`,
	lead: 'Answers to the most common questions. Tap or click a question to open it.',
	points: [
		'Can’t find your answer? Ask us through the contact page.',
		`Support hours: ${brand.supportHours.english}.`,
		'Paid, but no access? Don’t pay again; see “Plans and payments” below.',
	],
	sections: [
		{
			id: 'account',
			heading: 'Account',
			parts: [
				{
					questions: [
						{
							question: 'Do I need an account?',
							answer:
								'Not for reading. Questions, model answers and other public pages are open to everyone. You need an account for what belongs to you: your profile, comments, purchases, uploads and some downloads.',
						},
						{
							question: 'How do I register?',
							answer: `Choose “Login / Register” at the top of the page. You’ll need a name, an email address and a password of at least ${PASSWORD_MIN_LENGTH} characters, and you choose your language, exam year and daily study hours. A phone number is optional. You can change language, year and hours later in your profile.`,
						},
						{
							question: 'I’ve forgotten my password. What now?',
							answer: `Choose “Forgot Password?” on the login page and enter your email address. We’ll email you a ${CODE_LENGTH}-digit code. It’s valid for ${account.codeMinutes} minutes and for one use, and stops working after ${account.codeTries} wrong tries; then ask for a new one. Setting a new password logs you out on every device.`,
						},
						{
							question: 'The code doesn’t arrive.',
							answer:
								'Check your spam folder and the spelling of your address. Only the newest code works: a new one cancels those before it. For safety we send only a few codes in an hour, and the page says the same for every address, whether it has an account or not.',
						},
						{
							question: 'On how many devices can I be logged in?',
							answer: `On up to ${account.maxDevices}. Your profile lists them, and you can log out any of them there, for example a phone you’ve lost. After ${account.sessionIdleDays} days without a visit, and after ${account.sessionDays} days in any case, you need to log in again.`,
						},
						{
							question: 'How do I close my account or get a copy of my data?',
							answer:
								'The [My data](/my-data) page shows everything we keep about you and lets you make a copy of it, with your files. It also leads to closing the account, which asks for your password. The [privacy policy](/privacy-policy#how-long) says what is erased and what the law requires us to keep.',
						},
					],
				},
			],
		},
		{
			id: 'language-and-reading',
			heading: 'Language and reading',
			parts: [
				{
					questions: [
						{
							question: 'How do I change the language?',
							answer:
								'With the “EN / हिं” switch at the top. The page stays where it is, and your choice is remembered in this browser.',
						},
						{
							question: 'Why is a question in English when I chose Hindi?',
							answer: 'It isn’t in Hindi yet. We show it in English, and say so, so you can still practise with it.',
						},
						{
							question: 'Can I make the text larger or change the colours?',
							answer:
								'Yes. “Text size and contrast” at the top has four sizes, high contrast and less motion. The button next to it switches between the light and dark theme; until you choose, the page follows your device.',
						},
						{
							question: 'My search in Hindi finds nothing.',
							answer:
								'Please type in Unicode, for example with your phone’s Hindi keyboard. Text typed in an old font such as Kruti Dev only looks like Hindi, and search can’t find it. Fewer words often find more.',
						},
					],
				},
			],
		},
		{
			id: 'practice',
			heading: 'Practice',
			parts: [
				{
					questions: [
						{
							question: 'How does answer writing practice work?',
							answer:
								'Open [the list of questions](/answer-writing-practice), choose a paper and a question, and write by hand within the time shown. Then press “Show model answer” and compare. Nothing you write on paper is sent to us.',
						},
						{
							question: 'Can I print a question or keep it offline?',
							answer:
								'Yes. You can download each question with its model answer, as a PDF or an HTML page. You may need to log in first.',
						},
						{
							question: 'How are marks counted in Prelims?',
							answer:
								'There are 150 questions for 200 marks, 4/3 marks (1⅓) each. A wrong answer costs one third of the question’s marks. Option E, “not attempted”, costs nothing. Leaving all five options blank costs one third, and leaving more than 10% of the questions blank disqualifies you. Please check the notification of your exam.',
						},
						{
							question: 'I’ve found a mistake. Where do I report it?',
							answer:
								'Thank you. Send us the page’s address and the sentence through the [contact page](/contact). We’ll correct it for everyone.',
						},
						{
							question: 'Does a good result here mean that I’ll be selected?',
							answer: 'No. Practice improves your chances, but nobody can promise a rank or a selection, and we don’t.',
						},
					],
				},
			],
		},
		{
			id: 'payments',
			heading: 'Plans and payments',
			parts: [
				{
					questions: [
						{
							question: 'What do the evaluation plans include?',
							answer: `They aren’t on sale yet. Trial, free and once per learner: ${plan.trialDays} days and ${plan.trialQuestions} evaluated mains question, with feedback in ${plan.trialFeedbackHours} working hours. Monthly: ${plan.monthlyDays} days, up to ${plan.questionsADay} questions a day, feedback in ${plan.monthlyFeedbackHours} working hours and a weekly mentorship call. Three months: ${plan.threeMonthsDays} days. Till Mains: until the day stated in the plan. Each plan’s page shows what is on sale and at what price; see also the [terms](/terms-conditions#evaluation-plans).`,
						},
						{
							question: 'What is a working hour?',
							answer:
								'An hour of a day from Monday to Friday in India. Saturdays, Sundays and holidays don’t count. So a copy you submit on Friday evening isn’t late on Sunday.',
						},
						{
							question: 'Money was debited, but I have no access.',
							answer: `Don’t pay again. For ${paymentTerms.reconcileDays} days our system keeps checking with the payment provider whether the payment has arrived, and opens access by itself as soon as it has. Your payment history shows the status. If nothing has changed after an hour, [write to us](/contact) with the day and the amount.`,
						},
						{
							question: 'Can I get my money back?',
							answer: `Within ${refundTerms.requestDays} days of purchase, for a service you haven’t used. The monthly plan is non-refundable. The [refund policy](/refund-policy) says how to ask and how long it takes.`,
						},
						{
							question: 'Where is my receipt?',
							answer:
								'In your payment history, as a PDF, as often as you like. Its number begins with CR- and has eight digits; give it when you write to us about a payment.',
						},
						{
							question: 'How do I book a session with an expert?',
							answer: `Here, on the home page or on the Mains page: choose “Book a session”, a day up to ${session.bookableDays} days ahead and a free time. When you press Pay, the time is held for you for ${session.holdMinutes} minutes. Your profile shows the session, with a file for your calendar; you can move or cancel it there within ${refundTerms.requestDays} days of paying, until it begins.`,
						},
						{
							question: 'Do you see my card number?',
							answer:
								'No. You enter it in the payment provider’s window, and it goes only to the provider. We receive the amount, the status and an ID for the payment.',
						},
					],
				},
			],
		},
		{
			id: 'technical',
			heading: 'Technical matters',
			parts: [
				{
					questions: [
						{
							question: 'My network is weak. What should I know?',
							answer:
								'Pages are small, and you can read them before everything has loaded. If sending fails, what you typed stays in the form; press the button again when the network is back. If a page can’t be loaded, it offers “Try Again”.',
						},
						{
							question: 'Which pictures and files can I upload?',
							answer: `With a comment: up to ${uploadTerms.commentImages} pictures of ${uploadTerms.imageMegabytes} MB each. As an answer copy: up to ${uploadTerms.copyPages} pages of ${uploadTerms.copyPageMegabytes} MB each, as JPEG, PNG, WebP, HEIC or PDF. Comments don’t take HEIC pictures; set your phone’s camera to “most compatible” to get JPEG.`,
						},
						{
							question: 'I use a shared computer. What should I do?',
							answer:
								'Log out when you leave, from the menu with your name. That ends the session at once, on the server too. Forgot to? Log out that device in your profile, or change your password.',
						},
						{
							question: 'Does the site work without JavaScript?',
							answer:
								'Reading, searching, changing the language and opening answers do. Forms that send something, such as the one on the contact page, need it.',
						},
					],
				},
			],
		},
	],
}
