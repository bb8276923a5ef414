export const messages = {
	home: 'Home',
	title: 'My progress',
	text: 'What to continue, what you got wrong, your notes and results. Only you can see this.',
	open: 'Open my progress',
	visitorTitle: 'Log in to keep your progress',
	visitorText:
		'With an account, your notes, photos, judged answers and quiz results are here on all your devices. Answers you judge before you log in are added to your account.',
	login: 'Log in',
}
