import { CODE_LENGTH, PASSWORD_MIN_LENGTH } from '@aravalli/shared/accounts/account'
import { brand } from '@aravalli/shared/brand'
import { accountTerms, paymentTerms, planTerms, refundTerms, uploadTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const account = accountTerms
const plan = planTerms

export const content: InformationContent = {
	title: 'Help',
	description: `Answers to common questions about ${brand.name.english}: account, language and reading, practice, plans and payments, technical matters.`,
	lead: 'Answers to what is asked most. Tap or click a question to open it.',
	points: [
		'A question that is not answered here reaches us through the contact page.',
		`Support hours: ${brand.supportHours.english}.`,
		'Paid, but no access? Do not pay again; see “Plans and payments” below.',
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
								'Not for reading. Questions, model answers and the other public pages are open to everybody. An account is needed for what belongs to you: your profile, comments, purchases, uploads and some downloads.',
						},
						{
							question: 'How do I register?',
							answer: `Choose “Login / Register” at the top of the page. Name, e-mail and a password of at least ${PASSWORD_MIN_LENGTH} characters are needed, and your language, exam year and daily study hours; the phone number is optional. Language, year and hours can be changed later in the profile.`,
						},
						{
							question: 'I have forgotten my password. What now?',
							answer: `Choose “Forgot Password?” on the login card and enter your e-mail address. A code of ${CODE_LENGTH} digits comes by e-mail. It holds for ${account.codeMinutes} minutes, can be used once, and dies after ${account.codeTries} wrong tries; then ask for a new one. Setting the new password signs out every device.`,
						},
						{
							question: 'The code does not arrive.',
							answer:
								'Look into the spam folder and check the spelling of the address. Only the newest code counts: a new one makes those before it useless. For safety only a few codes are sent in an hour, and the page says the same for every address, whether it has an account or not.',
						},
						{
							question: 'On how many devices can I be signed in?',
							answer: `On up to ${account.maxDevices}. The profile lists them, and you can sign out each of them there, for example a phone that you have lost. Without a visit for ${account.sessionIdleDays} days, and after ${account.sessionDays} days in any case, you sign in anew.`,
						},
						{
							question: 'How do I close my account, or take my data with me?',
							answer:
								'Both in the profile: you can download a copy of everything that is yours, and close the account with your password. What is erased and what the law asks us to keep is in the [privacy policy](/privacy-policy#how-long).',
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
								'With the switch “EN / हिं” at the top. The page stays where it is, and your choice is remembered in this browser.',
						},
						{
							question: 'Why is a question in English although I chose Hindi?',
							answer:
								'It does not exist in Hindi yet. It is then shown in English and says so, so that you can use it all the same.',
						},
						{
							question: 'Can I make the text larger, or change the colours?',
							answer:
								'Yes: “Text size and contrast” at the top has four sizes, high contrast and less motion. The button beside it changes between the light and the dark theme; until you choose, the page follows your device.',
						},
						{
							question: 'My search in Hindi finds nothing.',
							answer:
								'Please type in Unicode, with the Hindi keyboard of your phone for example. Text typed in a legacy font such as Kruti Dev only looks like Hindi and cannot be found. Fewer words often find more.',
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
								'Open [the list of questions](/answer-writing-practice), choose a paper and a question, and write by hand within the time that it names. Then press “Show model answer” and compare. Nothing that you write on paper is sent to us.',
						},
						{
							question: 'Can I print a question or keep it offline?',
							answer:
								'Yes. Each question can be downloaded as a PDF or as an HTML page, with its model answer. A download may ask you to sign in first.',
						},
						{
							question: 'How are marks counted in the prelims?',
							answer:
								'There are 150 questions for 200 marks, 4/3 marks (1⅓) each. A wrong answer costs one third of the question’s marks. Option E, “not attempted”, costs nothing; leaving all five options blank costs one third, and leaving more than 10% of the questions blank disqualifies. Please check the notification of your cycle.',
						},
						{
							question: 'I have found a mistake. Where do I report it?',
							answer:
								'Thank you. Send us the address of the page and the sentence through the [contact page](/contact). It is corrected for everybody.',
						},
						{
							question: 'Does a good result here mean that I will be selected?',
							answer:
								'No. Practice improves your chances, but nobody can promise a rank or a selection, and we do not.',
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
							question: 'What do the evaluation plans contain?',
							answer: `Trial, free and once per learner: ${plan.trialDays} days and ${plan.trialQuestions} evaluated mains question, with feedback in ${plan.trialFeedbackHours} working hours. Monthly: ${plan.monthlyDays} days, up to ${plan.questionsADay} questions a day, feedback in ${plan.monthlyFeedbackHours} working hours and a weekly mentorship call. Three months: ${plan.threeMonthsDays} days. Till Mains: until the day that the plan names. What is on sale, and at what price, is shown with each plan; see also the [terms](/terms-conditions#evaluation-plans).`,
						},
						{
							question: 'What is a working hour?',
							answer:
								'An hour of a day from Monday to Friday in India. Saturdays, Sundays and holidays do not count. A copy that you submit on Friday evening is therefore not late on Sunday.',
						},
						{
							question: 'Money was debited, but I have no access.',
							answer: `Do not pay again. Our system asks the payment provider for ${paymentTerms.reconcileDays} days whether the payment has arrived and opens the access by itself as soon as it has. Your payment history shows the state. If nothing has changed after an hour, [write to us](/contact) with the day and the amount.`,
						},
						{
							question: 'Can I get my money back?',
							answer: `Within ${refundTerms.requestDays} days of purchase for a service that you have not used; the monthly plan is non-refundable. How to ask, and how long it takes, is in the [refund policy](/refund-policy).`,
						},
						{
							question: 'Where is my receipt?',
							answer:
								'In your payment history, as a PDF, as often as you like. Its number begins with CR- and has eight digits; name it when you write to us about a payment.',
						},
						{
							question: 'Do you see my card number?',
							answer:
								'No. You enter it in the window of the payment provider, and it goes to the provider only. We receive the amount, the state and a number for the payment.',
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
								'Pages are small and readable before everything has loaded. What you have typed stays in the form when sending fails; press the button again when the network is back. A page that could not be had offers “Try Again”.',
						},
						{
							question: 'Which pictures and files can I upload?',
							answer: `With a comment: up to ${uploadTerms.commentImages} pictures of ${uploadTerms.imageMegabytes} MB each. As an answer copy: up to ${uploadTerms.copyPages} pages of ${uploadTerms.copyPageMegabytes} MB each, as JPEG, PNG, WebP, HEIC or PDF. Comments do not take HEIC pictures; set your phone’s camera to “most compatible”, and it takes JPEG.`,
						},
						{
							question: 'I use a shared computer. What should I do?',
							answer:
								'Sign out when you leave, from the menu with your name. That ends the session at once, on the server as well. If you have forgotten it, end that device in your profile or change your password.',
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
