import { brand } from '@aravalli/shared/brand'
import { accountTerms } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'

const name = brand.name.english
const account = accountTerms

export const content: InformationContent = {
	title: 'Privacy policy',
	description: `Which data ${name} holds, why, for how long, what your browser keeps, and how to see, take along or erase what is yours.`,
	lead: 'Which data we hold, why, for how long, and what you can do about it.',
	points: [
		'Reading needs no account, and we do not try to find out who reads.',
		'No advertising, no tracking by third parties, no sale of data.',
		'You can download a copy of your data, and close your account, in your profile.',
		'The table below lists everything that we keep in your browser.',
	],
	sections: [
		{
			id: 'who-is-responsible',
			heading: 'Who is responsible',
			parts: [
				`${name} is run by ${brand.operator.english}, ${brand.headOffice.english}. Questions about your data reach us at [${brand.email}](mailto:${brand.email}) and through the [contact page](/contact).`,
			],
		},
		{
			id: 'reading',
			heading: 'When you only read',
			parts: [
				'Public pages are the same for everybody. To send them we need your device’s network address, as every website does; it is also used for a short time to slow down those who ask for too much at once. Our log of requests holds the time, the kind of page and whether it could be sent. It holds no search words, no e-mail address, no phone number and no password. Views and downloads of a question are counted as numbers, without a name.',
			],
		},
		{
			id: 'account-data',
			heading: 'What an account holds',
			parts: [
				{
					list: [
						'Your name and e-mail address; your phone number and a picture, if you give them.',
						'Your language, exam year and daily study hours, so that plans and mails fit you.',
						'Your password, only in a form from which it cannot be read back. Nobody here can tell it to you; it can only be set anew.',
						'Your comments, replies and likes, and the pictures that you add. Pictures are stored anew without the place and the device that phones write into them.',
						'What you log or upload for your preparation: study hours, practice photos, answer copies and their evaluation.',
						'Your purchases: what, when, the amount, the state, and the receipt.',
					],
				},
				'We ask for nothing else: no date of birth, no category, no identity card.',
			],
		},
		{
			id: 'signing-in',
			heading: 'Signing in and devices',
			parts: [
				`A session ends after ${account.sessionIdleDays} days without a visit and after ${account.sessionDays} days in any case; for staff after ${account.staffSessionIdleMinutes} minutes and ${account.staffSessionHours} hours. You can be signed in on up to ${account.maxDevices} devices; the profile lists them and ends each of them on demand. A change or a reset of the password ends them all. A one-time code holds for ${account.codeMinutes} minutes and for one use. Of sessions and codes our database stores only a fingerprint, with which nobody can sign in.`,
			],
		},
		{
			id: 'stored-in-browser',
			heading: 'What your browser keeps',
			parts: [
				'This is the complete list. None of it serves advertising, and none of it is read by others. Preferences appear only once you have chosen something; you can erase all of it in your browser’s settings at any time.',
				{ generated: 'storedInBrowser' },
			],
		},
		{
			id: 'messages',
			heading: 'Mails and messages',
			parts: [
				'We send an e-mail when there is a reason: a one-time code, a notice that your password was changed, a receipt, a booking, an evaluated copy, or something that you asked to be told about. They come in the language of your account. What you write in the contact or inquiry form is stored with your name and address so that we can answer it, and is used for nothing else.',
			],
		},
		{
			id: 'payments',
			heading: 'Payments',
			parts: [
				'You pay in the window of the payment provider. The number of your card and its PIN go to the provider only and never reach our servers. We give the provider your name, e-mail address and phone number for the form, and receive the number, the amount and the state of the payment. The provider’s own privacy policy holds for its window.',
			],
		},
		{
			id: 'who-sees',
			heading: 'Who sees what',
			parts: [
				{
					table: {
						caption: 'Who sees which data',
						head: ['Data', 'Who sees it'],
						rows: [
							['Name beside a comment, its text and pictures', 'Everybody who reads the question'],
							['E-mail address and phone number', 'You, and administrators where their task needs it'],
							['Answer copies and practice photos', 'You, the evaluators and administrators'],
							['Payments and receipts', 'You, administrators and the payment provider'],
							['Messages to us', 'The team that answers them'],
						],
					},
				},
				'What administrators change in accounts and payments is recorded. We hand data to authorities only where a law obliges us to.',
			],
		},
		{
			id: 'how-long',
			heading: 'How long we keep it',
			parts: [
				'An account’s data stay as long as the account. When you close it, your name, contact data, pictures, the text and images of your comments, your files and your sessions are erased at once. Replies that others wrote stay, below the words “removed comment”. Payments and receipts stay, without your contact data, for as long as tax law asks. A comment that is removed leaves no text and no picture behind. Backups are overwritten in the course of time and are used only to restore data.',
			],
		},
		{
			id: 'your-rights',
			heading: 'What you can do',
			parts: [
				{
					list: [
						'See and correct your data in the profile.',
						'Download a copy of all of it there.',
						'Close the account there, with your password.',
						'Read without an account, and clear what your browser keeps.',
						`Ask, object or complain: [${brand.email}](mailto:${brand.email}). Support hours: ${brand.supportHours.english}.`,
					],
				},
			],
		},
		{
			id: 'safety',
			heading: 'How we protect it',
			parts: [
				'Pages and calls check on the server who may see what; somebody else’s private data and data that do not exist are answered alike. Passwords are stored with a slow, salted function. No scripts of other sites run in our pages, except the payment provider’s where you pay. No system is free of mistakes: please [report](/contact#security) what you find. If your data should ever be affected by a breach, we tell you.',
			],
		},
		{
			id: 'changes',
			heading: 'Changes to this policy',
			parts: [
				'The day of the last change stands at the top. If a change concerns what we do with data that we already hold, those who have an account are told by e-mail before it takes effect.',
			],
		},
	],
}
