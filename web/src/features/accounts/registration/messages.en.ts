export const messages = {
	title: 'Create an account',
	registered: 'Already registered?',
	login: 'Login',
	register: 'Register',
	registering: 'Registering...',
	failed: 'Registration failed',
	successTitle: 'Registration Successful!',
	successText: 'Your account is ready. Please login with your email and password.',
	ok: 'OK',
}
