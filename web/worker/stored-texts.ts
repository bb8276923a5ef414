import type { Bilingual } from '@aravalli/shared/language'
import { untilCleared } from '../src/lib/browser-store/periods.ts'
import type { TextsOf } from '../src/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

const untilNewVersion: Bilingual = {
	english: 'Until a new version of the site replaces it',
	hindi: 'जब तक साइट का नया संस्करण न आए',
}

export const storedTexts: TextsOf<typeof stored> = {
	everyPageCache: {
		purpose: {
			english:
				'Keeps the fonts, styles and scripts that every page needs, the same for everyone, so pages work on a weak network.',
			hindi: 'फ़ॉन्ट, स्टाइल और स्क्रिप्ट सहेजता है जो हर पृष्ठ को चाहिए और सबके लिए एक जैसी हैं, ताकि कमज़ोर नेटवर्क पर भी काम चले।',
		},
		period: untilNewVersion,
	},
	usedCache: {
		purpose: {
			english: 'Keeps more such files once you’ve used them. It never holds pages or the server’s answers.',
			hindi: 'ऐसी दूसरी फ़ाइलें सहेजता है जो आपके काम आ चुकी हों। इसमें न पृष्ठ होते हैं, न सर्वर के उत्तर।',
		},
		period: {
			english: `${untilNewVersion.english}; emptied when you log out`,
			hindi: `${untilNewVersion.hindi}; लॉगआउट करने पर ख़ाली हो जाता है`,
		},
	},
	readerCache: {
		purpose: {
			english: 'Remembers language, theme and text size for the page shown when you’re offline.',
			hindi: 'नेटवर्क न होने पर दिखने वाले पृष्ठ के लिए भाषा, थीम और अक्षरों का आकार याद रखता है।',
		},
		period: untilCleared,
	},
}
