import { brand } from '@aravalli/shared/brand'
import { accountTerms, retentionTerms } from '@aravalli/shared/policy-terms'
import { DOWNLOADS_KEPT } from '@aravalli/shared/resources/resource'
import type { InformationContent } from '../information-content.ts'

const name = brand.name.english
const account = accountTerms
const kept = retentionTerms

export const content: InformationContent = {
	title: 'Privacy policy',
	description: `What data ${name} keeps, why and for how long, what your browser keeps, and how to see, download or erase what’s yours.`,
	lead: 'What data we keep, why and for how long, and what you can do about it.',
	points: [
		'You can read without an account, and we don’t try to find out who reads.',
		'No ads, no tracking by other companies, no sale of data.',
		'With an account we keep your details and what you write, upload, open and practise here.',
		'Your notes, photos and quiz results are seen only by you. Comments show your name to everyone.',
		'In your profile you can download a copy of your data or close your account.',
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
						rows: [
							[
								'Account',
								'Your name and email address; your phone number, if you give it; your language, exam year and daily study hours, so that the site and its mails fit you; whether you’re a learner or staff, whether you’ve completed the setup, and whether the account is disabled; when it was created and last changed',
								'Until you close the account',
							],
							[
								'Password',
								'Only in a form from which it can’t be read back. Nobody here can tell you your password; you can only set a new one',
								'Until you set a new one or close the account',
							],
							[
								'Profile picture',
								'If you add one: a small square, saved as a new file without the place and device that phones write into pictures',
								'Until you remove or replace it, or close the account',
							],
							[
								'Logged-in devices',
								'The name of the browser and of the device’s system, when you logged in, when you last used the site there, and a scrambled form of the session, so that you can recognise a device and log it out',
								'Until you log out that device, set a new password or close the account. A session that has run out is deleted within two hours',
							],
							[
								'One-time codes',
								'A scrambled form of the code, when it was made, until when it’s valid, whether it still works, and how many wrong tries there were',
								`The code is valid for ${account.codeMinutes} minutes. This entry is deleted after ${kept.codeHours} hours, because we count the codes of a day, or when you close the account`,
							],
							[
								'Counts of tries and requests',
								'Only where several servers share the work: a scrambled form of a network address or an account, how often something was tried from there, and until when we count it, so that nobody can guess passwords or send without limit',
								'While we count: mostly some minutes, for what an account writes up to a day. Deleted within two hours after that',
							],
							[
								'Plans and courses that are open to you',
								'Which one, from when until when, whether it was cancelled, which mails about its end and its calls we’ve sent, and a random number that stands for your account',
								'No fixed period. It’s kept as a record when you close the account, without your name and contact data',
							],
							[
								'Expert sessions you book',
								'The day and time, what the session is about, and the name, email address, phone number and message that you write for the expert; whether it’s paid for, cancelled or changed, when, with random numbers for your account and the order. While you pay, the time is held for you',
								`Your name, contact data and message until you close the account; the rest stays as a record of what was paid. What wasn’t paid for is deleted after ${kept.unpaidBookingDays} days`,
							],
							[
								'Orders, payments and refunds',
								'What you wanted to buy and when, its price, what the payment provider told us of each payment, what went back and why, what you wrote when you asked for a refund, and a random number that stands for your account. We never see your card or bank details',
								'No fixed period: tax law asks for it. It’s kept when you close the account, without your name and contact data',
							],
							[
								'Receipts',
								'Their number, what was paid, when and how, and your name and email as they were then',
								'No fixed period: tax law asks for it. Your name and email go out of them when you close the account',
							],
							[
								'Comments and replies',
								'What you write below a question, with its pictures and the names of their files; when, whether it’s pinned, withdrawn, removed or a sample of the demo, and a random number from your browser, so that a comment sent twice is stored once. We store a fresh copy of each picture, without the place and device that phones write into it',
								'Until you remove it or close the account. Nothing of a removed comment’s words or pictures stays; only its place above other people’s replies does',
							],
							[
								'Likes',
								'Which comments and replies you like. Others see only how many there are',
								'Until you take them back, the comment is removed, or you close the account',
							],
							[
								'Reports of comments',
								'Which comment or reply you’ve reported, the reason, when, and whether administrators have decided about it',
								'Until it’s removed, or you close the account',
							],
							[
								'Quizzes and their results',
								'Which questions your quiz has, which you attempted and how you judged your answers, when you began, how long you took, and the result; with random numbers from your browser and your account',
								`Until you close the account. A quiz that you exited is deleted after ${kept.exitedQuizDays} days`,
							],
							[
								'Notes, photos and marks of practice',
								'What you write or photograph for a question, the names of your photos’ files, which questions you want to revise, how you judged your answers, when, and a random number from your browser, so that what’s sent twice is stored once. We store a fresh copy of each photo, without the place and device that phones write into it',
								'Until you remove it or close the account',
							],
							[
								'Answer copies',
								'Which question of which day you answer, the photos and PDF files of your pages as you sent them, with their names, the pictures that we make of them (without the place and device that phones write into them), what a printed booklet’s codes say, when you began and sent it, when it’s due, and which plan it was sent with; what evaluators write and draw on it, and its marks; evaluations that a late one gave you; with random numbers from your browser and your account',
								`Until you close the account. An answer that was begun and not sent is deleted after ${kept.unsentAnswerDays} days, a page whose upload was never finished after ${kept.unfinishedPageDays} days`,
							],
							[
								'What you have opened',
								'Which question, article, note, map or post you opened, and when last, so that the home page can take you back to it and show what’s new',
								'The last 500, until you close the account',
							],
							[
								'What you have downloaded',
								'Which book, booklet, paper or copy you downloaded, and when last, so that you find it again under My e-books',
								`The last ${DOWNLOADS_KEPT}, until you close the account`,
							],
							[
								'Where you stopped a lecture',
								'Which lecture of a course you watched, how far, and when last, so that it goes on from there',
								'Until you close the account',
							],
							[
								'Messages to us',
								'Your name, email address and message, your phone number if you give it, your language, and the time, so that we can reply. If you’re logged in, also a random number that stands for your account',
								`${kept.messageMonths} months, or until you ask us to delete it, or close the account you were logged in with when you sent it`,
							],
							[
								'Requests to be told when a page opens',
								'Your email address, the page, your language, and the time. If you’re logged in, also a random number that stands for your account',
								`${kept.messageMonths} months, or until you ask us to delete it, or close the account you were logged in with when you asked`,
							],
							[
								'Work of our staff on content',
								'For our team only: which entry a member began, saved, published or deleted, which picture or file of entries they uploaded (with its name), for which days they chose questions, and when, with a random number that stands for the account',
								'As long as the entry or the picture exists; a file of entries, for a day. Once the account is closed, the number points to nobody',
							],
							[
								'Work of our evaluators',
								'For our team only: which answer copies an evaluator took, marked and returned, and when; the sentences they keep ready; how many they may return a day, with a random number that stands for the account',
								'As long as the copy exists; the sentences and the daily number until the account is closed. After that, the number points to nobody',
							],
							[
								'Mails that wait to be sent',
								'Which mail is due, and for which account or message; after you close your account, its address and language',
								'Until it’s sent; in any case it’s deleted after some hours of trying',
							],
						],
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
			heading: 'Mails and messages',
			parts: [
				'We email you only when there’s a reason: a welcome when you register, a one-time code, a notice that your password was changed or your account closed, or something you asked to be told about. Mails about your account come in your account’s language. What you write in the contact or inquiry form is stored and mailed to our team so that we can reply; we use it for nothing else. The mail in the team’s mailbox isn’t erased with an account: to have it deleted, write to us.',
				`Where this site is run without a mail server, to try it out, mails aren’t sent. They’re saved as files on the server and deleted after ${kept.mailFileDays} days.`,
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
							['Notes, photos and marks of practice', 'Only you'],
							['Answer copies', 'You, the evaluators and administrators. Evaluators don’t see your name'],
							['What you have opened', 'Only you'],
							['What you have downloaded', 'Only you'],
							['Where you stopped a lecture', 'Only you'],
							['Plans and courses that are open to you', 'You and administrators'],
							['Expert sessions you book', 'You, the expert and administrators'],
							['Orders, payments, refunds and receipts', 'You and administrators'],
							['Messages to us, and requests to be told when a page opens', 'The team that replies'],
						],
					},
				},
				'Mails pass through mail servers on their way, as all mails do. We give data to authorities only where a law requires it.',
			],
		},
		{
			id: 'how-long',
			heading: 'How long we keep it',
			parts: [
				'[The table above](/privacy-policy#stored-on-server) gives the period for each kind of data. When you close your account, we erase at once its details, your picture, devices and codes, your comments, replies, likes and reports, your quizzes, notes and photos, your answer copies with their pages and evaluations, the list of what you’ve opened and downloaded, the places at which you stopped lectures, and the messages and requests you sent while logged in. Other people’s replies stay. A session that’s still ahead is cancelled. A record of which plans, courses and sessions you had stays, without your name and contact data.',
				'Did you leave a message or an email address without logging in? It belongs to no account, not even one with the same address, because anyone can type any address. It’s deleted after the period in the table; before that, write to us from that address, and we’ll send you a copy or delete it. Where backups are made, they can still hold erased data until newer ones replace them; they’re used only to restore data.',
			],
		},
		{
			id: 'later-parts',
			heading: 'What later parts will add',
			parts: [
				'Study logs aren’t open yet, and we hold no data from them. From the day they open, the tables above will list their data too. This holds today:',
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
						'Download a copy there: your account details, devices, the plans and courses open to you, the expert sessions you’ve booked, your comments, replies, likes and reports, your quizzes, notes and photos, your answer copies, the list of what you’ve opened and downloaded, the messages and requests you sent while logged in, and, for our team, their work on content.',
						'Close your account there, with your password.',
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
