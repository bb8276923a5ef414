export const messages = {
	knew: 'Knew it',
	didNotKnow: 'Did not know',
	known: (known: number, all: number) => `${known} of ${all} known`,
	onlyUnknown: 'Only what I didn’t know',
	notedKnown: 'Saved: you knew it.',
	notedUnknown: 'Saved: to revise.',
}
