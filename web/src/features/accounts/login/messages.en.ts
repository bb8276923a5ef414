export const messages = {
	title: 'Login',
	description:
		'Log in to Aravalli or create a free account: your notes, judged answers and quiz results are there on all your devices.',
	newHere: 'New here?',
	createAccount: 'Create an account',
	signingIn: 'Signing In...',
	forgotPassword: 'Forgot Password?',
	wrong: 'Invalid email or password',
	articleWaits:
		'The two newest articles are open to everyone. Log in to read this one in full, with its key points, exam pointers and PDF. An account is free.',
	sessionOver: 'Your session has ended. Please log in again.',
	forStaff: 'This page is for the team',
	forStaffText: (name: string) =>
		`You’re logged in as ${name}. Only people who write, check or manage content can open this page.`,
	toHome: 'Go to home page',
	signedIn: 'You’re logged in',
	goOn: 'Continue',
	registered: 'Already registered?',
	login: 'Log in',
	register: 'Register',
	registering: 'Registering...',
	failed: 'Registration failed',
	successTitle: 'Registration Successful!',
	successText: 'Your account is ready. Log in with your email and password.',
	ok: 'OK',
	unchecked: 'We couldn’t check whether you’re logged in.',
	checkAgain: 'Try again',
}
