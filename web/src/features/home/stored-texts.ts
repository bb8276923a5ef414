import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	splashSeen: {
		purpose: {
			english: 'Remembers that you’ve seen the opening screen, so it shows only once.',
			hindi: 'याद रखता है कि शुरुआती स्क्रीन दिख चुकी है, ताकि वह बार-बार न आए।',
		},
		period: { english: 'Until you close the browser', hindi: 'जब तक आप ब्राउज़र बंद न करें' },
	},
}
