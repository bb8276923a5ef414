/** These texts are shown with pictures that open large. */
export const messages = {
	title: (place: number, total: number) => (total === 1 ? 'Picture' : `Picture ${place} of ${total}`),
	previous: 'Previous picture',
	next: 'Next picture',
	close: 'Close',
	missing: 'This picture could not be loaded.',
}
