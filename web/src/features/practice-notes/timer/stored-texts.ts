import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	practiceTimers: {
		purpose: {
			english: 'Keeps the time you have spent on a practice question, in case the page is reloaded.',
			hindi: 'अभ्यास के प्रश्न पर लगा आपका समय सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until you log out or close the tab',
			hindi: 'लॉगआउट करने या टैब बंद करने तक',
		},
	},
}
