/** These stand on each card, before anything is opened. */
export const messages = {
	add: 'Add note',
	unsaved: { note: 'Unsaved note', photo: 'Unsaved photo' },
	kept: (notes: number, photos: number) =>
		[
			notes > 0 && (notes === 1 ? '1 note' : `${notes} notes`),
			photos > 0 && (photos === 1 ? '1 photo' : `${photos} photos`),
		]
			.filter(Boolean)
			.join(', '),
	dontKnow: "Don't Know Answer",
	marked: 'Marked for revision.',
	unmarked: 'No longer marked for revision.',
	markFailed: 'Couldn’t save the mark. Please try again.',
}
