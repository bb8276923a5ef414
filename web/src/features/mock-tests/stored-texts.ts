import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	testAnswers: {
		purpose: {
			english:
				'Keeps the answers of a mock test as you give them, so that nothing is lost without a network or after a crash.',
			hindi: 'मॉक टेस्ट के उत्तर देते ही सहेजता है, ताकि नेटवर्क न होने पर या ब्राउज़र बंद होने पर भी कुछ न खोए।',
		},
		period: {
			english: 'Until the test is over and its result was opened',
			hindi: 'टेस्ट समाप्त होने और उसका परिणाम खुलने तक',
		},
	},
	hallKeysChoice: {
		purpose: {
			english: 'Remembers that single keys are off in mock tests.',
			hindi: 'याद रखता है कि मॉक टेस्ट में एक अक्षर वाली कुंजियाँ बंद हैं।',
		},
		period: untilCleared,
	},
}
