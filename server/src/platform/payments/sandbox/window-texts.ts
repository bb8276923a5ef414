import type { Bilingual } from '@aravalli/shared/language'

interface WindowTexts {
	title: string
	close: string
	test: string
	method: string
	methods: Record<'card' | 'upi' | 'netbanking', string>
	webhook: string
	webhooks: Record<'once' | 'twice' | 'late' | 'out-of-order' | 'never', string>
	pay: (amount: string) => string
	fail: string
	late: string
	paying: string
	declined: string
	failed: string
	lateBegun: string
}

export const windowTexts: Bilingual<WindowTexts> = {
	english: {
		title: 'Payment',
		close: 'Close',
		test: 'Test mode: no money moves.',
		method: 'Pay by',
		methods: { card: 'Card', upi: 'UPI', netbanking: 'Net banking' },
		webhook: 'Confirmation from the provider',
		webhooks: {
			once: 'comes once',
			twice: 'comes twice',
			late: 'comes 30 seconds late',
			'out-of-order': 'comes out of order',
			never: 'never comes',
		},
		pay: (amount) => `Pay ${amount}`,
		fail: 'Let the payment fail',
		late: 'Pay late: the bank answers in 20 seconds',
		paying: 'Paying…',
		declined: 'The payment was declined. You can try again.',
		failed: 'This did not work. Please try again.',
		lateBegun: 'The bank will answer in 20 seconds. You can close this window.',
	},
	hindi: {
		title: 'भुगतान',
		close: 'बंद करें',
		test: 'परीक्षण मोड: कोई राशि नहीं ली जाती।',
		method: 'भुगतान का तरीका',
		methods: { card: 'कार्ड', upi: 'UPI', netbanking: 'नेट बैंकिंग' },
		webhook: 'भुगतान सेवा से पुष्टि',
		webhooks: {
			once: 'एक बार आए',
			twice: 'दो बार आए',
			late: '30 सेकंड देर से आए',
			'out-of-order': 'उलटे क्रम में आए',
			never: 'कभी न आए',
		},
		pay: (amount) => `${amount} का भुगतान करें`,
		fail: 'भुगतान विफल होने दें',
		late: 'देर से भुगतान: बैंक 20 सेकंड में उत्तर देगा',
		paying: 'भुगतान हो रहा है…',
		declined: 'भुगतान अस्वीकार हुआ। आप फिर से प्रयास कर सकते हैं।',
		failed: 'यह नहीं हो सका। कृपया फिर से प्रयास करें।',
		lateBegun: 'बैंक 20 सेकंड में उत्तर देगा। आप यह विंडो बंद कर सकते हैं।',
	},
}
