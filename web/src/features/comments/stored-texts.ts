import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	commentDrafts: {
		purpose: {
			english:
				'Keeps the text of a comment or reply that you have begun, in case you have to sign in first, the network is away or the page is loaded again.',
			hindi: 'आपकी अधूरी टिप्पणी या अधूरा जवाब सहेजता है, ताकि लॉगिन करने, नेटवर्क न होने या पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until it is posted, you sign out or you close the tab',
			hindi: 'भेजने, लॉगआउट करने या टैब बंद करने तक',
		},
	},
}
