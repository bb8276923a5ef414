import { NOTIFICATIONS_KEPT } from '@aravalli/shared/notifications/notification'
import { accountTerms as account, exportTerms, retentionTerms as kept } from '@aravalli/shared/policy-terms'
import { ANSWERS_KEPT } from '@aravalli/shared/prelims-practice/practice-answer'
import { DOWNLOADS_KEPT } from '@aravalli/shared/resources/resource'
import { formatCount } from '#web/lib/format-count.ts'

/** Lists what the database holds about people: what, what it is made of, and how long. */
export const storedRows = [
	[
		'Account',
		'Your name and email address; your phone number, if you give it; your language, exam year and daily study hours, so that the site and its emails fit you; whether you’re a learner or staff, whether you’ve completed the setup, and whether the account is disabled; when it was created and last changed',
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
		'Which one, from when until when, whether it was cancelled, which emails about its end and its calls we’ve sent, and a random number that stands for your account',
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
		'Mock tests and their results',
		'Which papers you took and when, your answer, mark, guess, language and time for each question, and every score; with random numbers and that of your account. Others see only how many had more or fewer marks',
		'Until you close the account',
	],
	[
		'Quizzes and their results',
		'Which questions your quiz has, which you attempted and how you judged your answers, when you began, how long you took, and the result; with random numbers from your browser and your account',
		`Until you close the account. A quiz that you exited is deleted after ${kept.exitedQuizDays} days`,
	],
	[
		'Answers of prelims practice',
		'Which question you answered, with which option, whether you guessed, how long you took, and when; with a random number from your browser, so that an answer sent twice is stored once',
		`The last ${formatCount(ANSWERS_KEPT)}, until you close the account`,
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
		'Which book, booklet, paper or copy you downloaded, and when last, so that you find it again under “My e-books”',
		`The last ${DOWNLOADS_KEPT}, until you close the account`,
	],
	[
		'Study log',
		'Which hours and activities you logged for which day, and when; which things you read, practised or sent on a day, so that they’re counted automatically; with a random number from your browser, so that a log sent twice is stored once',
		`Until you close the account; the list of what was counted, ${kept.studyActivityDays} days`,
	],
	[
		'Notifications',
		'What you were notified of (a reply, a returned copy, a result, a session, access that ends soon, what became of a report), what it was called then, when, and whether you’ve read it; whether you want the daily email',
		`${kept.notificationDays} days, and at most the last ${NOTIFICATIONS_KEPT}; what you chose, until you close the account. When a reply is removed, its notification goes too`,
	],
	[
		'Browsers that show notifications',
		'If you turn it on: the address at which your browser’s push service reaches this browser, and the keys with which we encrypt what we send there; when, with random numbers for your account and the session',
		'Until you turn it off, log out or close the account',
	],
	[
		'Where you stopped a lecture',
		'Which lecture of a course you watched, how far, and when last, so that it goes on from there',
		'Until you close the account',
	],
	[
		'Reports of questions',
		'Which question you reported, the reason, what you wrote, when, and what an editor made of it',
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
		'Copies of your data',
		'If you ask for one: when, whether it’s ready, and the ZIP file with your data and files',
		`The file for ${exportTerms.readyDays} days, or until a newer copy is ready; when you asked for it, for ${exportTerms.rememberedDays} days more. All of it until you close the account`,
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
		'Emails waiting to be sent',
		'Which email or browser notification is due, and for which account or message; after you close your account, its address and language',
		'Until it’s sent; in any case it’s deleted after some hours of trying',
	],
]
