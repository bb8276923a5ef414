/** These come with the model answer. */
export const messages = {
	toRevise: 'Kept for revision:',
	progress: 'What I got wrong',
	known: 'Marked as known.',
	onDevice: 'This is kept on this device only.',
	login: 'Login to keep it in your account',
}
