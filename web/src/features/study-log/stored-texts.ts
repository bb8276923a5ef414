import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentStudyLogs: {
		purpose: {
			english: 'Keeps the study that you logged without a network until your account has it.',
			hindi: 'नेटवर्क न होने पर दर्ज किया गया अध्ययन आपके खाते में पहुँचने तक सहेजता है।',
		},
		period: {
			english: 'Until it is in your account, you log out or clear the data of this site',
			hindi: 'आपके खाते में पहुँचने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
}
