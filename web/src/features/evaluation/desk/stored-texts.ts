import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsavedEvaluations: {
		purpose: {
			english:
				'For evaluators only: keeps the marks and comments on a copy until they’re saved, in case the network fails or the browser closes.',
			hindi:
				'केवल मूल्यांकनकर्ताओं के लिए: कॉपी पर दिए अंक और टिप्पणियाँ सहेजे जाने तक रखता है, ताकि नेटवर्क टूटने या ब्राउज़र बंद होने पर वे खो न जाएँ।',
		},
		period: { english: 'Until they are saved', hindi: 'सहेजे जाने तक' },
	},
	singleKeysOff: {
		purpose: {
			english: 'For evaluators only: remembers that keyboard shortcuts of a single key are switched off.',
			hindi: 'केवल मूल्यांकनकर्ताओं के लिए: याद रखता है कि एक कुंजी वाले कीबोर्ड शॉर्टकट बंद हैं।',
		},
		period: untilCleared,
	},
}
