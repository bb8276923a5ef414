import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'हमसे पूछें',
	text: 'परीक्षा या इस साइट के बारे में कुछ भी पूछें। हमारी टीम ईमेल से उत्तर देगी।',
	name: 'नाम',
	phone: 'फ़ोन (वैकल्पिक)',
	phoneHint: '10 अंकों का मोबाइल नंबर, यदि आप कॉल चाहते हैं।',
	email: 'ईमेल',
	emailHint: 'उत्तर इसी पते पर आएगा।',
	message: 'आपका संदेश',
	messageHint: 'पासवर्ड, OTP या कार्ड नंबर कभी न भेजें।',
	send: 'संदेश भेजें',
	sending: 'भेजा जा रहा है…',
	again: 'एक और संदेश लिखें',
	needsScript: 'इस फ़ॉर्म के लिए JavaScript ज़रूरी है। आप हमें ईमेल भी लिख सकते हैं।',
	problems: {
		'name-required': 'नाम लिखना ज़रूरी है',
		'name-too-long': 'नाम में अधिकतम 100 अक्षर हो सकते हैं',
		'email-required': 'ईमेल लिखना ज़रूरी है',
		'email-invalid': 'कृपया सही ईमेल पता लिखें',
		'phone-invalid': 'कृपया 10 अंकों का मोबाइल नंबर लिखें',
		'message-required': 'कृपया अपना संदेश लिखें',
		'message-too-long': 'संदेश में अधिकतम 2,000 अक्षर हो सकते हैं',
	},
	networkFailed: 'आपका संदेश भेजा नहीं जा सका। वह यहीं सुरक्षित है: अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	close: 'बंद करें',
}
