export const messages = {
	title: 'Daily mail about notifications',
	intro: 'One mail a day with what you haven’t read.',
	ask: 'Press the button and no such mail comes any more.',
	stop: 'Stop these mails',
	stopping: 'Stopping…',
	done: 'These mails are off',
	doneText: 'You’ll still find your notifications under the bell. You can turn the mails on again in the settings.',
	settings: 'Open the settings',
	failedTitle: 'The mails are still on',
	noLink: 'This link is not complete. Open it from the mail again, or turn the mails off in the settings.',
}
