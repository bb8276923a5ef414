import type { TextsOf } from '../browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsavedCopies: {
		purpose: {
			english:
				'For our team only: keeps what they write until it’s saved, in case the network fails or the session ends.',
			hindi:
				'केवल हमारी टीम के सदस्यों के लिए: उनका लिखा हुआ सहेजे जाने तक रखता है, ताकि नेटवर्क टूटने या सत्र समाप्त होने पर वह खो न जाए।',
		},
		period: { english: 'Until it is saved', hindi: 'सहेजे जाने तक' },
	},
	olderContent: {
		purpose: {
			english: 'The same data from an older version of the site, until the editor is opened.',
			hindi: 'साइट के पुराने संस्करण का यही डेटा, संपादक खुलने तक।',
		},
		period: { english: 'Until it is saved', hindi: 'सहेजे जाने तक' },
	},
}
