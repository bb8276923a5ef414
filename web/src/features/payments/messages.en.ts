import { refundTerms } from '@aravalli/shared/policy-terms'

const { from, to } = refundTerms.processingBusinessDays

export const messages = {
	checkout: {
		signIn: 'Please login to continue with payment',
		noOrder: 'Failed to create order',
		generic: 'Payment initiation failed',
		noGateway: 'Failed to load payment gateway',
		cancelled: 'Payment cancelled by user',
		failed: (reason: string): string => (reason ? `Payment failed: ${reason}` : 'Payment failed. Nothing was charged.'),
		notVerified: 'Payment verification failed',
		refunding: `This could not be given to you any more, so your money goes back within ${from} to ${to} business days.`,
		confirmAfterSignIn:
			'Payment received, confirming. Do not pay again. Log in again and this page tells you how it ended.',
	},
	alert: {
		title: 'Payment Error',
		support: (phone: string, email: string): string => `Need help? Call ${phone} or write to ${email}.`,
		/** A message that contains one of the first and none of the others does not say yet whom to ask. */
		unclear: ['verification failed', 'payment failed'],
		contacts: ['contact'],
	},
	dialog: {
		title: 'Complete Payment',
		price: 'Price',
		discount: (percent: number): string => `Discount (${percent}%)`,
		toPay: 'To pay',
		free: 'Free',
		pay: (amount: string): string => `Pay ${amount}`,
		processing: 'Processing...',
		verifying: 'Verifying...',
		secure: 'Secure payment. Opens the payment provider’s page.',
		testMode: 'Test mode: no money moves.',
		checking: 'Asking what became of your payment. Please do not pay again yet.',
		confirming: 'Payment received, confirming. Do not pay again.',
		confirmingHelp: 'You may close this. Your access opens by itself, and we’ll send you an email.',
	},
	course: {
		access: (months: number): string =>
			months === 12
				? '1 Year Course Access'
				: months === 1
					? '1 Month Course Access'
					: `${months} Months Course Access`,
		questions: 'Practice Questions & Study Materials',
		lectures: 'Recorded Lectures',
	},
	success: {
		title: 'Payment successful',
		freeTitle: 'You are enrolled',
		confirmingTitle: 'Payment received',
		refundTitle: 'Your money goes back',
		course: 'Course',
		plan: 'Plan',
		session: 'Session',
		amount: 'Paid',
		free: 'Free',
		payment: 'Payment',
		receipt: 'Receipt',
		validity: 'Valid',
		period: (from: string, till: string): string => `${from} to ${till}`,
		accessUntil: 'Access until',
		openCourse: 'Start Learning',
		upload: 'Upload answer sheet',
		dashboard: 'Dashboard',
		history: 'Payment history',
		close: 'Close',
	},
	notice: {
		label: 'Your payment',
		open: 'No payment has reached us yet. If you have just paid, wait here: this page tells you as soon as it arrives.',
		lapsed: 'Your payment was not completed; nothing was charged.',
		confirming: 'Payment received, confirming. Do not pay again.',
		refunding: `Your payment came, but this could not be given to you any more. The money goes back within ${from} to ${to} business days; you need to do nothing.`,
		refunded: `Your money was returned. Your bank shows it within ${from} to ${to} business days.`,
		goOn: 'Continue',
		retry: 'Retry',
		dismiss: 'Dismiss',
		history: 'Payment history',
	},
}
