import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	pendingBooking: {
		purpose: {
			english:
				'Remembers that you were booking an expert session when you had to log in, so we can take you back to it.',
			hindi: 'याद रखता है कि विशेषज्ञ सत्र की बुकिंग के बीच आपको लॉगिन करना पड़ा, ताकि आपको वापस वहीं पहुँचाया जा सके।',
		},
		period: {
			english: 'Until you go on with the booking, or clear this site’s data',
			hindi: 'बुकिंग आगे बढ़ाने या साइट का डेटा मिटाने तक',
		},
	},
	onboardingDraft: {
		purpose: {
			english: 'Keeps your choices while you set up your preparation, in case the page reloads.',
			hindi: 'तैयारी तय करते समय आपने जो चुना है, उसे सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until the setup is complete or you close the tab',
			hindi: 'सेटअप पूरा होने या टैब बंद करने तक',
		},
	},
}
