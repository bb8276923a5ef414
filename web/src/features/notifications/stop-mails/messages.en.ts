export const messages = {
	title: 'Daily notification email',
	intro: 'One email a day with what you haven’t read.',
	ask: 'Press the button, and we won’t send it any more.',
	stop: 'Stop these emails',
	stopping: 'Stopping…',
	done: 'These emails are off',
	doneText: 'You’ll still find your notifications under the bell. You can turn the emails on again in the settings.',
	settings: 'Open the settings',
	failedTitle: 'The emails are still on',
	noLink: 'This link isn’t complete. Open it from the email again, or turn the emails off in the settings.',
}
