export const messages = {
	title: 'Login',
	description: 'Sign in to Aravalli, or open an account, to keep your study log, answers and purchases in one place.',
	newHere: 'New here?',
	createAccount: 'Create an account',
	signingIn: 'Signing In...',
	forgotPassword: 'Forgot Password?',
	wrong: 'Invalid email or password',
	sessionOver: 'Your session has ended. Please login again.',
	signedIn: 'You are signed in',
	goOn: 'Continue',
}
