export const messages = {
	checking: 'Checking authentication...',
}
