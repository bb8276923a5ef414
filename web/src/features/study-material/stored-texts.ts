import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	mapRounds: {
		purpose: {
			english: 'Keeps your round of finding places on a map, in case the page is reloaded.',
			hindi: 'मानचित्र पर स्थान खोजने का आपका चालू दौर सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until the round is over, you log out or close the tab',
			hindi: 'दौर पूरा होने, लॉगआउट करने या टैब बंद करने तक',
		},
	},
	selfTests: {
		purpose: {
			english: 'Remembers which questions at the end of notes or a map you knew, until they are in your account.',
			hindi: 'याद रखता है कि नोट्स या मानचित्र के अंत के कौन-से प्रश्न आपको आते थे, जब तक वे आपके खाते में न पहुँच जाएँ।',
		},
		period: {
			english: 'Until you log out or clear the data of this site',
			hindi: 'लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	mapBests: {
		purpose: {
			english: 'Remembers your best result on a map, to show it in the next round.',
			hindi: 'किसी मानचित्र पर आपका सबसे अच्छा परिणाम याद रखता है, ताकि अगले दौर में दिखाया जा सके।',
		},
		period: {
			english: 'Until you log out or clear the data of this site',
			hindi: 'लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
}
