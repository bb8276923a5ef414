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
		'Two tables below list everything that our database holds about people, and everything that we keep in your browser.',
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
				'Public pages are the same for everybody. To send them we need your device’s network address, as every website does. To slow down those who ask for too much at once or try out passwords, we count by this address, in the working memory of the server only; it is not stored. Our log holds the time, the address of the page without the words that you searched for, whether the page could be sent, and a technical description of what failed. We write no network address, no e-mail address, no phone number and no password into it. Views and downloads of a question are counted as numbers, without a name.',
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
						rows: [
							[
								'Account',
								'Your name and e-mail address; your phone number, if you give it; your language, exam year and daily study hours, so that the site and its mails fit you; whether you are a learner or staff, whether you have been through the setup, and whether the account is disabled; when it was opened and last changed',
								'Until you close the account',
							],
							[
								'Password',
								'Only a form from which it cannot be read back. Nobody here can tell it to you; it can only be set anew',
								'Until you set a new one or close the account',
							],
							[
								'Profile picture',
								'If you add one: a small square, made anew without the place and the device that phones write into pictures',
								'Until you remove or replace it, or close the account',
							],
							[
								'Signed-in devices',
								'The name of the browser and of the device’s system, when you signed in, when you last used the site there, and a fingerprint of the session: so that you can recognise a device and sign it out',
								'Until you sign that device out, set a new password or close the account. What is left of a session that has run out can stay as long, or until newer devices take its place',
							],
							[
								'One-time codes',
								'A fingerprint of the code, when it was made, until when it holds, whether it still counts, and how many wrong tries there were',
								`The code holds for ${account.codeMinutes} minutes. This entry is deleted when you ask for a code more than a day later, or close the account`,
							],
							[
								'Plans and courses that are open to you',
								'Which one, from when until when, whether it was cancelled, and a random number that stands for your account',
								'No fixed period. It stays as a record when you close the account, without your name and contact data',
							],
							[
								'Comments and replies',
								'What you write below a question, with its pictures and what their files were called; when, whether it is pinned, withdrawn or was removed, and a random number from your browser, so that a comment sent twice is stored once. We store a fresh copy of each picture, without the place and the device that phones write into it',
								'Until you remove it or close the account. A removed comment leaves no word and no picture; its place stays above the replies of others',
							],
							[
								'Likes',
								'Which comments and replies you like. Others see only their number',
								'Until you take them back, the comment is removed, or you close the account',
							],
							[
								'Reports of comments',
								'Which comment or reply of somebody else you have reported, the reason, when, and whether administrators have decided about it',
								'Until it is removed, or you close the account',
							],
							[
								'Quizzes and their results',
								'Which questions a quiz of yours has, which of them you attempted and how you judged your answers, when you began, how long you took, and the result; with random numbers that your browser and your account have',
								'Until you close the account',
							],
							[
								'Notes, photos and marks of practice',
								'What you write or photograph for a question, what your photos’ files were called, which questions you want to revise, how you judged your answers, when, and a random number from your browser, so that what is sent twice is stored once. We store a fresh copy of each photo, without the place and the device that phones write into it',
								'Until you remove it or close the account',
							],
							[
								'What you have opened',
								'Which question, article, note, map or post you opened, and when last: so that the home page leads you back to it and shows what is new',
								'The last 500, until you close the account',
							],
							[
								'Messages to us',
								'Your name, e-mail address and message, your phone number if you give it, your language, and the time: so that we can answer. If you are signed in, also a random number that stands for your account',
								'Until you ask us to delete it, or close the account with which you were signed in when you sent it',
							],
							[
								'Requests to be told when a page opens',
								'Your e-mail address, the page, your language, and the time. If you are signed in, also a random number that stands for your account',
								'Until you ask us to delete it, or close the account with which you were signed in when you asked',
							],
							[
								'Work of our staff on content',
								'For members of our team only: which entry somebody began, saved, published or deleted, which picture or which file of entries somebody brought in (with its name), and when, with a random number that stands for the account',
								'As long as the entry or the picture exists; a file of entries, for a day. When the account is closed, the number leads to nobody any more',
							],
							[
								'Mails that wait to be sent',
								'Which mail is due, and for which account or message; after an account was closed, its address and language',
								'Until it is sent; it is deleted after some hours of trying in any case',
							],
						],
					},
				},
			],
		},
		{
			id: 'signing-in',
			heading: 'Signing in and devices',
			parts: [
				`A session ends after ${account.sessionIdleDays} days without a visit and after ${account.sessionDays} days in any case; for staff after ${account.staffSessionIdleMinutes} minutes and ${account.staffSessionHours} hours. You can be signed in on up to ${account.maxDevices} devices; a further one signs out the one longest unused. The profile lists your devices, and you can sign out each of them there. A change of the password signs out all other devices, a reset signs out all of them. A one-time code holds for ${account.codeMinutes} minutes and for one use. Of sessions and codes our database stores only a fingerprint, with which nobody can sign in. While somebody is guessing a password, sign-ins to that account are slow; so that its owner need not wait, the server remembers, in its working memory only, from which network addresses the account was opened.`,
			],
		},
		{
			id: 'stored-in-browser',
			heading: 'What your browser keeps',
			parts: [
				'This is the complete list. None of it serves advertising, and none of it is read by others. Some of it appears with the first page; your preferences are kept once you have chosen something or come by a link that names a language. Beside this list, every browser keeps copies of files that it has loaded, such as your own profile picture. You can erase all of it in your browser’s settings at any time.',
				{ generated: 'storedInBrowser' },
			],
		},
		{
			id: 'messages',
			heading: 'Mails and messages',
			parts: [
				'We send an e-mail when there is a reason: a welcome when you register, a one-time code, a notice that your password was changed or your account closed, or something that you asked to be told about. Mails about your account come in its language. What you write in the contact or inquiry form is stored, and mailed to our team, so that we can answer it; it is used for nothing else. The mail in the team’s mailbox is not erased together with an account: to have it deleted, write to us.',
				'Where this site is run without a mail server, to be tried out, mails are not sent. They become files on the server, which stay until the operator deletes them.',
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
							['Details of your account', 'You, and those of our team who run the server, where their task needs it'],
							['Profile picture', 'You, and whoever knows its address, which is random and cannot be guessed'],
							[
								'Comments and replies',
								'Everybody who reads the question, with your name. A withdrawn comment: you and administrators',
							],
							['Likes', 'How many there are: everybody. Which are yours: only you'],
							[
								'Reports of comments',
								'Administrators: how many there are, and why. That you have reported something: only you',
							],
							['Quizzes and their results', 'Only you'],
							['Notes, photos and marks of practice', 'Only you'],
							['What you have opened', 'Only you'],
							['Plans and courses that are open to you', 'You and administrators'],
							['Messages to us, and requests to be told when a page opens', 'The team that answers them'],
						],
					},
				},
				'Mails pass through mail servers on their way, as all mails do. We hand data to authorities only where a law obliges us to.',
			],
		},
		{
			id: 'how-long',
			heading: 'How long we keep it',
			parts: [
				'[The table above](/privacy-policy#stored-on-server) names the period of each kind of data. When you close your account, its details, your picture, your devices and your codes are erased at once, and so are your comments, replies, likes and reports, your quizzes, notes and photos, the list of what you have opened, and the messages and the requests that you sent while signed in. Replies of others stay. What was open to you stays as a record, without your name and contact data.',
				'Did you leave a message or an e-mail address without being signed in? It belongs to no account, also to none with the same address, because anybody can write any address. It has no fixed period: write to us from that address, and we send you a copy or delete it. Where backups are made, they can still hold erased data until newer ones replace them; they are used only to restore data.',
			],
		},
		{
			id: 'later-parts',
			heading: 'What later parts will add',
			parts: [
				'Study logs, answer copies, purchases and expert sessions are not open yet, and we hold nothing of them. What follows holds for each of them from the day on which it opens; from that day the tables above name its data too.',
				{
					list: [
						'Answer copies are seen by you, the evaluators and administrators.',
						'You pay in the window of a payment provider. It is given your name, e-mail address and phone number; your card number and PIN never reach us. Payments and receipts stay, without your contact data, for as long as tax law asks.',
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
						'See your data in the profile and correct them there. To have the e-mail address changed, write to us.',
						'Download a copy there: the details of your account, your signed-in devices, the plans and courses that are open to you, your comments, replies, likes and reports, your quizzes, notes and photos, the list of what you have opened, the messages and requests that you sent while signed in, and, for members of our team, their work on content.',
						'Close the account there, with your password.',
						'Read without an account, and clear what your browser keeps.',
						`Have something deleted, object or complain: [${brand.email}](mailto:${brand.email}). Support hours: ${brand.supportHours.english}.`,
					],
				},
			],
		},
		{
			id: 'safety',
			heading: 'How we protect it',
			parts: [
				'Pages and calls check on the server who may see what; somebody else’s private data and data that do not exist are answered alike. Passwords are stored with a slow, salted function. No scripts of other sites run in our pages. No system is free of mistakes: please [report](/contact#security) what you find. If your data should ever be affected by a breach, we tell you.',
			],
		},
		{
			id: 'changes',
			heading: 'Changes to this policy',
			parts: [
				'The day of the last change stands at the top. If a change concerns what we do with data that we already hold, we tell those who have an account before it takes effect.',
			],
		},
	],
}
