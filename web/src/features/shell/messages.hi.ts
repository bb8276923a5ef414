import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	answerWriting: 'उत्तर लेखन',
	quickLinks: 'त्वरित लिंक',
	contact: 'संपर्क',
	notFoundTitle: 'पृष्ठ नहीं मिला',
	notFoundText: 'इस पते पर कुछ नहीं है। संभव है कि पृष्ठ हटा दिया गया हो या उसका पता बदल गया हो।',
	languageFailed: 'भाषा बदली नहीं जा सकी। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	errorText: 'पृष्ठ दिखाया नहीं जा सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	backToHome: 'होम पर लौटें',
}
