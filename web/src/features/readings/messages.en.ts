export const messages = {
	continue: 'Continue',
}
