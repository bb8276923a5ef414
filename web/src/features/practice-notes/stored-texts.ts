import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentNotes: {
		purpose: {
			english:
				'Keeps an unfinished note on a practice question, in case you have to log in first, go offline or the browser closes.',
			hindi: 'अभ्यास के प्रश्न पर आपका अधूरा नोट सहेजता है, ताकि लॉगिन करने, नेटवर्क न होने या ब्राउज़र बंद होने पर वह खो न जाए।',
		},
		period: {
			english: 'Until it is saved, you log out or clear the data of this site',
			hindi: 'सहेजने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	olderNotes: {
		purpose: {
			english: 'The same from an earlier version of the site, moved when you return to practice.',
			hindi: 'साइट के पिछले संस्करण के वही नोट: अभ्यास पर लौटते ही यहाँ से हटाकर ऊपर वाली जगह रख दिए जाते हैं।',
		},
		period: {
			english: 'Until you return to practice, log out or clear the data of this site',
			hindi: 'अभ्यास पर लौटने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},

	localMarkTexts: {
		purpose: {
			english: 'Remembers the questions you marked for revision while you were not logged in.',
			hindi: 'बिना लॉगिन के आपने जिन प्रश्नों पर ‘दोहराना है’ का निशान लगाया है, उन्हें याद रखता है।',
		},
		period: {
			english: 'Until you log in, when they move to your account, or clear the data of this site',
			hindi: 'लॉगिन करने तक, जब वे आपके खाते में चले जाते हैं, या साइट का डेटा मिटाने तक',
		},
	},
	unsentPhotos: {
		purpose: {
			english: 'Keeps the photos of an answer that you chose until they have reached the server.',
			hindi: 'आपकी चुनी हुई उत्तर की फ़ोटो तब तक सहेजता है, जब तक वे सर्वर पर नहीं पहुँच जातीं।',
		},
		period: {
			english: 'Until they are saved, you log out or clear the data of this site',
			hindi: 'सहेजने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	olderPhotos: {
		purpose: {
			english: 'The same from an earlier version of the site, moved when you return to practice.',
			hindi: 'साइट के पिछले संस्करण की वही फ़ोटो: अभ्यास पर लौटते ही यहाँ से हटाकर ऊपर वाली जगह रख दी जाती हैं।',
		},
		period: {
			english: 'Until you return to practice, log out or clear the data of this site',
			hindi: 'अभ्यास पर लौटने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	unsentJudgements: {
		purpose: {
			english: 'Keeps whether you judged your answers right, partly right or wrong, until your account has it.',
			hindi: 'आपके उत्तर सही, आंशिक सही या ग़लत रहे, यह आपके आकलन के अनुसार तब तक सहेजता है, जब तक वह आपके खाते में न पहुँच जाए।',
		},
		period: {
			english: 'Until it is in your account, you log out or clear the data of this site',
			hindi: 'आपके खाते में पहुँचने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
}
