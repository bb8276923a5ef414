import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
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
