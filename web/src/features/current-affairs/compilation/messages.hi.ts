import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	month: 'महीना',
	monthOption: (month, articles) => `${month} (${articles} लेख)`,
	language: 'PDF की भाषा',
	make: 'PDF बनाएँ',
	making: 'PDF बन रही है',
	reading: (month, done, total) => `${month}: ${total} में से ${done} लेख जोड़े गए`,
	setting: (month) => `${month}: पृष्ठ तैयार हो रहे हैं`,
	ready: (month, articles) => `${month} का संकलन तैयार है: विषय-सूची सहित ${articles} लेख।`,
	download: (size) => `PDF डाउनलोड करें (${size})`,
	failedTitle: 'PDF नहीं बन सकी',
	failed: 'कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	noMonths: 'अभी कोई लेख नहीं है।',
}
