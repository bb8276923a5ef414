import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	storedTheme: {
		purpose: {
			english: 'Remembers the light or the dark theme, if you chose one.',
			hindi: 'आपकी चुनी हुई हल्के या गहरे रंग वाली थीम याद रखता है।',
		},
		period: untilCleared,
	},
	storedAccessibility: {
		purpose: {
			english: 'Remembers text size, high contrast, less motion and whether the / key searches.',
			hindi: 'अक्षरों का आकार, अधिक कंट्रास्ट, कम एनिमेशन और / कुंजी से खोज की पसंद याद रखता है।',
		},
		period: untilCleared,
	},
	storedNotice: {
		purpose: {
			english: 'Remembers the notice that you closed, so that it stays closed.',
			hindi: 'याद रखता है कि आपने कौन-सी सूचना बंद की, ताकि वह फिर न खुले।',
		},
		period: untilCleared,
	},
}
