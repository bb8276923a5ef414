/** These texts stand there before the comments are opened. */
export const messages = {
	show: 'Show comments',
	hide: 'Hide comments',
	needScript: 'Turn on JavaScript to see comments.',
}
