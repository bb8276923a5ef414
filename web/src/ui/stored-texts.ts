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
			english: 'Remembers text size, high contrast and less motion.',
			hindi: 'अक्षरों का आकार, अधिक कंट्रास्ट और कम एनिमेशन की पसंद याद रखता है।',
		},
		period: untilCleared,
	},
}
