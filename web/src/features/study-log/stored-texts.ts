import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentStudyLogs: {
		purpose: {
			english: 'Keeps the study you logged while offline until it’s saved in your account.',
			hindi: 'इंटरनेट न होने पर दर्ज किया गया अध्ययन आपके खाते में पहुँचने तक सहेजता है।',
		},
		period: {
			english: 'Until it’s saved in your account, you log out or clear this site’s data',
			hindi: 'आपके खाते में पहुँचने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
}
