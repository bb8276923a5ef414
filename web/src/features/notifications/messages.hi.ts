import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'सूचनाएँ',
	newest: 'ताज़ा सूचनाएँ',
	intro: 'आपकी टिप्पणियों के जवाब, लौटी हुई कॉपियाँ, परिणाम, सत्र और जल्द समाप्त होने वाली योजनाएँ। ये 90 दिन तक रहती हैं।',
	kinds: {
		reply: 'जवाब',
		'copy-returned': 'लौटी हुई कॉपी',
		result: 'परिणाम',
		'booking-tomorrow': 'विशेषज्ञ सत्र',
		'access-ending': 'आपका एक्सेस',
		'question-report': 'आपकी सूचना',
	},
	unread: 'नई',
	unreadCount: (count) => `${count} नई`,
	markAll: 'सभी को पढ़ा हुआ मानें',
	marking: 'सहेजा जा रहा है…',
	markFailed: 'यह बदलाव सहेजा नहीं जा सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	all: 'सभी सूचनाएँ',
	settings: 'सेटिंग',
	empty: { title: 'अभी कोई सूचना नहीं है', text: 'जब कोई आपको जवाब देगा या आपकी कॉपी लौटेगी, तो उसकी सूचना यहाँ दिखेगी।' },
}
