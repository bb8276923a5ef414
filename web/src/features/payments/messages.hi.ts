import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	checkout: {
		signIn: 'भुगतान जारी रखने के लिए कृपया लॉगिन करें',
		noOrder: 'ऑर्डर नहीं बन सका',
		generic: 'भुगतान शुरू नहीं हो सका',
		noGateway: 'भुगतान सेवा का पृष्ठ नहीं खुल सका',
		cancelled: 'आपने भुगतान रद्द कर दिया',
		failed: (reason) => (reason ? `भुगतान विफल: ${reason}` : 'भुगतान विफल। आपसे कोई राशि नहीं ली गई है।'),
		notVerified: 'भुगतान की पुष्टि नहीं हो सकी',
		refunding: 'आपका भुगतान समय बीतने के बाद आया, इसलिए राशि 7 से 10 कार्य-दिवसों में आपको लौटा दी जाएगी।',
		confirmAfterSignIn: 'भुगतान मिल गया है, पुष्टि हो रही है। दोबारा भुगतान न करें। फिर से लॉगिन करें, यह पृष्ठ परिणाम बता देगा।',
	},
}
