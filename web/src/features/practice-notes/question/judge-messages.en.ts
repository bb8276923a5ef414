/** These come with the model answer. */
export const messages = {
	toRevise: 'Added for revision:',
	progress: 'What I got wrong',
	known: 'Marked as known.',
	onDevice: 'Saved on this device only.',
	login: 'Log in to save it to your account',
}
