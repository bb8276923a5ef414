export const messages = {
	home: 'Home',
	title: 'My progress',
	text: 'What you go on with, what you got wrong, your notes and your results. Only you see it.',
	open: 'Open my progress',
	visitorTitle: 'Login, and nothing of it is lost',
	visitorText:
		'With an account your notes, photos, judged answers and quiz results stand here on all your devices. What you judge before you login goes along with you.',
	login: 'Login',
}
