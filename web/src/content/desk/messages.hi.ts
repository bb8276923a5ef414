import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	desk: 'सामग्री डेस्क',
	undo: 'वापस लाएँ',
	failed: 'यह नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
}
