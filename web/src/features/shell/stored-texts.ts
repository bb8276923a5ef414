import { untilTabClosed } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	socialHintShown: {
		purpose: {
			english: 'Remembers that the hint beside our groups was shown, so that it does not come on every page.',
			hindi: 'याद रखता है कि हमारे समूहों वाला संकेत दिख चुका है, ताकि वह हर पृष्ठ पर न दिखे।',
		},
		period: untilTabClosed,
	},
}
