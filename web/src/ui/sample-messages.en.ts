export const messages = {
	sample: 'Sample',
	hint: 'Written for this demonstration, not by a real person',
}
