import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'हमसे पूछें',
	text: 'परीक्षा, किसी कोर्स या इस साइट के बारे में कोई प्रश्न हो तो लिखें, हमारी टीम आपको उत्तर देगी।',
	name: 'नाम',
	phone: 'फ़ोन (वैकल्पिक)',
	phoneHint: '10 अंकों का मोबाइल नंबर, यदि आप चाहते हैं कि हम कॉल करें।',
	email: 'ईमेल',
	message: 'आपका संदेश',
	send: 'संदेश भेजें',
	sending: 'भेजा जा रहा है…',
	networkFailed: 'आपका संदेश भेजा नहीं जा सका। वह यहीं सुरक्षित है: अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
}
