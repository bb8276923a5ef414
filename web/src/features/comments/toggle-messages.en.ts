/** These texts stand there before the comments are opened. */
export const messages = {
	show: 'Show comments',
	hide: 'Hide comments',
	needScript: 'Comments need JavaScript, which is switched off in this browser.',
}
