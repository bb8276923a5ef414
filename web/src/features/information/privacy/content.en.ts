import { brand } from '@aravalli/shared/brand'
import { accountTerms as account, retentionTerms as kept } from '@aravalli/shared/policy-terms'
import type { InformationContent } from '../information-content.ts'
import { storedRows } from './stored-rows-english.ts'

const name = brand.name.english

export const content: InformationContent = {
	title: 'Privacy policy',
	description: `What data ${name} keeps, why and for how long, what your browser keeps, and how to see, download or erase what’s yours.`,
	lead: 'What data we keep, why and for how long, and what you can do about it.',
	points: [
		'You can read without an account, and we don’t try to find out who reads.',
		'No ads, no tracking by other companies, no sale of data.',
		'With an account we keep your details and what you write, upload, open and practise here.',
		'Your notes, photos and quiz results are seen only by you. Comments show your name to everyone.',
		'The “My data” page shows what we keep about you and gives you a copy, with your files. In your profile you can close your account.',
		'Closing your account erases your data at once. Only a record of plans and courses stays, without your name.',
		'Two tables below list everything our database holds about people and everything we keep in your browser.',
	],
	sections: [
		{
			id: 'who-is-responsible',
			heading: 'Who is responsible',
			parts: [
				`${name} is run by ${brand.operator.english}, ${brand.headOffice.english}. For questions about your data, write to [${brand.email}](mailto:${brand.email}) or use the [contact page](/contact).`,
			],
		},
		{
			id: 'reading',
			heading: 'When you only read',
			parts: [
				'Public pages are the same for everyone. To send them we need your device’s network address, as every website does. We also count requests by this address, to slow down anyone who asks for too much at once or tries out passwords. The count is in the server’s working memory; the address isn’t stored. Where several servers share the work, they count together by a scrambled form of it, which is deleted soon after (table below). Our log holds the time, the page’s address without the words you searched for, whether the page could be sent, and a technical description of anything that failed. We don’t write network addresses, email addresses, phone numbers or passwords into it. Views and downloads of a question are counted as numbers, without names.',
			],
		},
		{
			id: 'stored-on-server',
			heading: 'What our database holds',
			parts: [
				'This is the complete list of what our database holds about people. For an account we ask for nothing else: no date of birth, no category, no identity card.',
				{
					table: {
						caption: 'Data about you in our database',
						head: ['Data', 'What it holds', 'How long'],
						rows: storedRows,
					},
				},
			],
		},
		{
			id: 'signing-in',
			heading: 'Logging in and devices',
			parts: [
				`A session ends after ${account.sessionIdleDays} days without a visit, and after ${account.sessionDays} days in any case; for staff after ${account.staffSessionIdleMinutes} minutes and ${account.staffSessionHours} hours. You can be logged in on up to ${account.maxDevices} devices; one more logs out the device unused for longest. Your profile lists your devices, and you can log out any of them there. Changing your password logs out all other devices; resetting it logs out all of them. A one-time code is valid for ${account.codeMinutes} minutes and for one use. Our database stores sessions and codes only in a scrambled form, with which nobody can log in. While someone is guessing a password, logins to that account are slow. So that its owner doesn’t have to wait, the server remembers, in its working memory only, from which network addresses the account was opened.`,
			],
		},
		{
			id: 'stored-in-browser',
			heading: 'What your browser keeps',
			parts: [
				'This is the complete list. None of it is for advertising, and nobody else reads it. Some of it is stored with the first page; your preferences are stored once you’ve chosen something, or come by a link that names a language. Besides this list, every browser keeps copies of files it has loaded, such as your own profile picture. You can erase all of it in your browser’s settings at any time.',
				{ generated: 'storedInBrowser' },
			],
		},
		{
			id: 'messages',
			heading: 'Emails and messages',
			parts: [
				'We email you only when there’s a reason: a welcome when you register, a one-time code, a notice that your password was changed or your account closed, or something you asked to be told about. If you have notifications that you haven’t read, one email a day lists them; you can turn it off with the link in it or in your profile. Emails about your account come in your account’s language. What you write in the contact or inquiry form is stored and emailed to our team so that we can reply; we use it for nothing else. The email in the team’s mailbox isn’t erased with an account: to have it deleted, write to us.',
				`Where this site is run without a mail server, to try it out, emails aren’t sent. They’re saved as files on the server and deleted after ${kept.mailFileDays} days.`,
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
							['Details of your account', 'You, and those of our team who run the server, where their work needs it'],
							['Profile picture', 'You, and anyone who knows its address, which is random and can’t be guessed'],
							[
								'Comments and replies',
								'Everyone who reads the question, with your name. A withdrawn comment: you and administrators',
							],
							['Likes', 'How many there are: everyone. Which are yours: only you'],
							[
								'Reports of comments',
								'Administrators: how many there are, and why. That you reported something: only you',
							],
							['Quizzes and their results', 'Only you'],
							['Mock tests and their results', 'Only you'],
							['Notes, photos and marks of practice', 'Only you'],
							['Answer copies', 'You, the evaluators and administrators. Evaluators don’t see your name'],
							['What you have opened', 'Only you'],
							['What you have downloaded', 'Only you'],
							['Study log', 'Only you'],
							['Copies of your data', 'Only you'],
							['Notifications', 'Only you'],
							['Where you stopped a lecture', 'Only you'],
							['Plans and courses that are open to you', 'You and administrators'],
							['Expert sessions you book', 'You, the expert and administrators'],
							['Orders, payments, refunds and receipts', 'You and administrators'],
							['Messages to us, and requests to be told when a page opens', 'The team that replies'],
						],
					},
				},
				'Our emails pass through mail servers on their way, as all emails do. If you’ve turned on notifications in a browser, what we send there passes through its maker’s push service, encrypted so that only that browser can read it. We give data to authorities only where a law requires it.',
			],
		},
		{
			id: 'how-long',
			heading: 'How long we keep it',
			parts: [
				'[The table above](/privacy-policy#stored-on-server) gives the period for each kind of data. When you close your account, we erase at once its details, your picture, devices and codes, your comments, replies, likes and reports, your quizzes, practice answers, mock tests, notes and photos, your answer copies with their pages and evaluations, the list of what you’ve opened and downloaded, your study log, your notifications and the browsers that show them, the places at which you stopped lectures, the copies of your data that you asked for, and the messages and requests you sent while logged in. Other people’s replies stay. A session that’s still ahead is cancelled. A record of which plans, courses and sessions you had stays, without your name and contact data.',
				'Did you leave a message or an email address without logging in? It belongs to no account, not even one with the same address, because anyone can type any address. It’s deleted after the period in the table; before that, write to us from that address, and we’ll send you a copy or delete it. Where backups are made, they can still hold erased data until newer ones replace them; they’re used only to restore data.',
			],
		},
		{
			id: 'later-parts',
			heading: 'Payments, files and records',
			parts: [
				{
					list: [
						'You pay in a payment provider’s window. The provider gets your name, email address and phone number; your card number and PIN never reach us. Payments and receipts are kept, without your contact data, for as long as tax law requires.',
						'Closing the account erases your files.',
						'What administrators change in accounts and payments is recorded.',
					],
				},
			],
		},
		{
			id: 'your-rights',
			heading: 'What you can do',
			parts: [
				{
					list: [
						'See and correct your data in your profile. To change your email address, write to us.',
						'See everything that we keep on the [My data](/my-data) page, and get a copy there: a ZIP file with all your data and your files themselves (your profile picture, photos, pictures of comments, answer copies with their evaluations, and receipts).',
						'Close your account in your profile, with your password.',
						'Read without an account, and clear what your browser keeps.',
						`Ask us to delete something, object or complain: [${brand.email}](mailto:${brand.email}). Support hours: ${brand.supportHours.english}.`,
					],
				},
			],
		},
		{
			id: 'safety',
			heading: 'How we protect it',
			parts: [
				'The server checks who may see what. If you ask for someone else’s private data, the answer is the same as for data that doesn’t exist. Passwords are stored with a slow, salted function. No scripts from other sites run in our pages. No system is free of mistakes: please [report](/contact#security) what you find. If a breach ever affects your data, we’ll tell you.',
			],
		},
		{
			id: 'changes',
			heading: 'Changes to this policy',
			parts: [
				'The date of the last update is at the top. If a change concerns what we do with data we already hold, we tell everyone with an account before it takes effect.',
			],
		},
	],
}
