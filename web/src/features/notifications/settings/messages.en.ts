export const messages = {
	title: 'How you’re told',
	mail: 'Mail me once a day what I haven’t read',
	mailHint: (time: string) => `At ${time} in India, and only if there is something new.`,
	mailFailed: 'Couldn’t save this. Check your connection and try again.',
	device: 'On this device',
	deviceText:
		'This device tells you at once, also when the site is closed. It shows the title and opens the place. It ends when you log out.',
	turnOn: 'Turn on notifications on this device',
	turningOn: 'Turning on…',
	turnOff: 'Turn off on this device',
	turningOff: 'Turning off…',
	isOn: 'This device tells you.',
	denied:
		'Your browser doesn’t let this site show notifications. Open the site’s settings beside the address, allow notifications, and come back.',
	dismissed: 'Notifications stay off: the browser’s question was closed without an answer. You can turn them on later.',
	unsupported:
		'This browser can’t show notifications. On an iPhone or iPad, add this site to the Home Screen first and open it from there.',
	failed: 'Couldn’t turn notifications on. Check your connection and try again.',
	offFailed: 'Couldn’t turn notifications off. Check your connection and try again.',
}
