export const messages = {
	checkout: {
		signIn: 'Please login to continue with payment',
		noOrder: 'Failed to create order',
		generic: 'Payment initiation failed',
		noGateway: 'Failed to load payment gateway',
		cancelled: 'Payment cancelled by user',
		failed: (reason: string): string => (reason ? `Payment failed: ${reason}` : 'Payment failed. Nothing was charged.'),
		notVerified: 'Payment verification failed',
		refunding: 'Your payment came after its time, so the money goes back to you within 7 to 10 business days.',
		confirmAfterSignIn:
			'Payment received, confirming. Do not pay again. Log in again and this page tells you how it ended.',
	},
}
