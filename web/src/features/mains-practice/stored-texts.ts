import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	shortcutChoice: {
		purpose: {
			english: 'Remembers that you turned off keyboard shortcuts in practice.',
			hindi: 'याद रखता है कि आपने अभ्यास के कीबोर्ड शॉर्टकट बंद किए हैं।',
		},
		period: untilCleared,
	},
}
