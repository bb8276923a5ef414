import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

const period = {
	english: 'Until it is posted, you log out or clear the data of this site',
	hindi: 'भेजने, लॉगआउट करने या साइट का डेटा मिटाने तक',
}

export const storedTexts: TextsOf<typeof stored> = {
	unsentComments: {
		purpose: {
			english:
				'Keeps the text of an unfinished comment or reply, in case you have to log in first, go offline or the browser closes.',
			hindi: 'आपकी अधूरी टिप्पणी या अधूरा जवाब सहेजता है, ताकि लॉगिन करने, नेटवर्क न होने या ब्राउज़र बंद होने पर वह खो न जाए।',
		},
		period,
	},
	unsentCommentPictures: {
		purpose: {
			english: 'Keeps the pictures you chose for such a comment.',
			hindi: 'ऐसी टिप्पणी के लिए आपके चुने हुए चित्र सहेजता है।',
		},
		period,
	},
	olderCommentDrafts: {
		purpose: {
			english: 'The same texts from an earlier version of the site, moved when you open comments.',
			hindi: 'साइट के पिछले संस्करण के वही पाठ: टिप्पणियाँ खोलते ही यहाँ से हटाकर ऊपर वाली जगह रख दिए जाते हैं।',
		},
		period: {
			english: 'Until you open comments, log out or close the tab',
			hindi: 'टिप्पणियाँ खोलने, लॉगआउट करने या टैब बंद करने तक',
		},
	},
}
