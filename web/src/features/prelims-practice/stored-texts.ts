import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	practiceSets: {
		purpose: {
			english:
				'Keeps what you answered in prelims practice, so that nothing is lost when the page or the browser closes. What you answered while logged in is shown only when you log in again.',
			hindi:
				'प्रारंभिक परीक्षा अभ्यास में आपके दिए उत्तर सहेजता है, ताकि पृष्ठ या ब्राउज़र बंद होने पर कुछ न खोए। लॉगिन रहते हुए दिए उत्तर दोबारा लॉगिन करने पर ही दिखते हैं।',
		},
		period: {
			english: 'Until you practise the list again; the last 30 lists',
			hindi: 'उस सूची का फिर से अभ्यास करने तक; पिछली 30 सूचियाँ',
		},
	},
	unsentAnswers: {
		purpose: {
			english: 'Keeps answers of prelims practice that haven’t reached us yet, such as those given offline.',
			hindi: 'प्रारंभिक परीक्षा अभ्यास के वे उत्तर रखता है जो अब तक हम तक नहीं पहुँचे, जैसे नेटवर्क न होने पर दिए गए।',
		},
		period: { english: 'Until they are sent', hindi: 'भेजे जाने तक' },
	},
	prelimsKeys: {
		purpose: {
			english: 'Remembers that you turned off keyboard shortcuts in prelims practice.',
			hindi: 'याद रखता है कि आपने प्रारंभिक परीक्षा अभ्यास के कीबोर्ड शॉर्टकट बंद किए हैं।',
		},
		period: untilCleared,
	},
}
