import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentPageFiles: {
		purpose: {
			english: 'Keeps the pages of your answers that have not reached the server yet.',
			hindi: 'आपके उत्तरों के वे पृष्ठ रखता है जो अभी सर्वर तक नहीं पहुँचे हैं।',
		},
		period: {
			english: 'Until they are on the server, or you log out',
			hindi: 'सर्वर पर पहुँचने या लॉगआउट करने तक',
		},
	},
	uploadAddresses: {
		purpose: {
			english: 'Remembers how far a page was sent, so that sending goes on from there after an interruption.',
			hindi: 'याद रखता है कि पृष्ठ कितना भेजा जा चुका है, ताकि रुकावट के बाद भेजना वहीं से आगे बढ़े।',
		},
		period: {
			english: 'Until the page is on the server, or you log out',
			hindi: 'पृष्ठ के सर्वर पर पहुँचने या लॉगआउट करने तक',
		},
	},
	pageArrangements: {
		purpose: {
			english: 'Remembers how you have ordered, turned and cut the pages of an answer before you send it.',
			hindi: 'याद रखता है कि उत्तर भेजने से पहले आपने पृष्ठों को किस क्रम में रखा, कैसे घुमाया और काटा।',
		},
		period: {
			english: 'Until the answer is sent, or you log out',
			hindi: 'उत्तर भेजने या लॉगआउट करने तक',
		},
	},
}
