export const messages = {
	knew: 'Knew it',
	didNotKnow: 'Did not know',
	known: (known: number, all: number) => `${known} of ${all} known`,
	onlyUnknown: 'Only those I did not know',
	notedKnown: 'Noted: known.',
	notedUnknown: 'Noted: to be revised.',
}
