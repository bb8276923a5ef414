export const messages = {
	title: 'How we notify you',
	mail: 'Email me once a day what I haven’t read',
	mailHint: (time: string) => `At ${time} in India, and only if there is something new.`,
	mailFailed: 'Couldn’t save this. Check your connection and try again.',
	device: 'On this device',
	deviceText:
		'This device shows notifications at once, even when the site is closed. You see only the title; tapping it opens the page. Logging out turns this off.',
	turnOn: 'Turn on notifications on this device',
	turningOn: 'Turning on…',
	turnOff: 'Turn off on this device',
	turningOff: 'Turning off…',
	isOn: 'Notifications are on for this device.',
	denied:
		'Your browser doesn’t let this site show notifications. Open the site’s settings next to the address, allow notifications, and come back.',
	dismissed: 'Notifications are still off, because the browser’s question wasn’t answered. You can turn them on later.',
	unsupported:
		'This browser can’t show notifications. On an iPhone or iPad, add this site to the Home Screen first and open it from there.',
	failed: 'Couldn’t turn notifications on. Check your connection and try again.',
	offFailed: 'Couldn’t turn notifications off. Check your connection and try again.',
}
