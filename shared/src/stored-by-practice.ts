import { type StoredInBrowser, untilCleared } from './stored-entry.ts'

/** What quizzes, notes and timers of practice keep in the browser. */
export const storedByPractice: readonly StoredInBrowser[] = [
	{
		name: 'practiceDraft:',
		kind: 'localStorage',
		purpose: {
			english:
				'Keeps a note on a practice question that you have begun, in case you have to sign in first, the network is away or the browser ends.',
			hindi: 'अभ्यास के प्रश्न पर आपका अधूरा नोट सहेजता है, ताकि लॉगिन करने, नेटवर्क न होने या ब्राउज़र बंद होने पर वह खो न जाए।',
		},
		period: {
			english: 'Until it is saved, you sign out or you clear the data of this site',
			hindi: 'सहेजने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	{
		name: 'practicePhotos',
		kind: 'indexedDB',
		purpose: {
			english: 'Keeps photos of an answer that you have chosen until they have arrived on the server.',
			hindi: 'आपकी चुनी हुई उत्तर की फ़ोटो तब तक सहेजता है, जब तक वे सर्वर पर नहीं पहुँच जातीं।',
		},
		period: {
			english: 'Until they are saved, you sign out or you clear the data of this site',
			hindi: 'सहेजने, लॉगआउट करने या साइट का डेटा मिटाने तक',
		},
	},
	{
		name: 'practiceMarks',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers the questions that you have marked as ones to revise while you were not signed in.',
			hindi: 'बिना लॉगिन के आपने जिन प्रश्नों पर ‘दोहराना है’ का निशान लगाया है, उन्हें याद रखता है।',
		},
		period: {
			english: 'Until you sign in, which takes them to your account, or clear the data of this site',
			hindi: 'लॉगिन करने तक, जब वे आपके खाते में चले जाते हैं, या साइट का डेटा मिटाने तक',
		},
	},
	{
		name: 'practiceTimer:',
		kind: 'sessionStorage',
		purpose: {
			english: 'Keeps the time that you have spent on a practice question, in case the page is loaded again.',
			hindi: 'अभ्यास के प्रश्न पर लगा आपका समय सहेजता है, ताकि पृष्ठ दोबारा खुलने पर वह खो न जाए।',
		},
		period: {
			english: 'Until you sign out or you close the tab',
			hindi: 'लॉगआउट करने या टैब बंद करने तक',
		},
	},
	{
		name: 'practiceKeys',
		kind: 'localStorage',
		purpose: {
			english: 'Remembers that you have turned off the keyboard shortcuts of practice.',
			hindi: 'याद रखता है कि आपने अभ्यास के कीबोर्ड शॉर्टकट बंद किए हैं।',
		},
		period: untilCleared,
	},
	{
		name: 'mainsQuiz',
		kind: 'localStorage',
		purpose: {
			english:
				'Keeps a quiz that you have begun: what you have attempted, so that nothing is lost when the page or the browser ends.',
			hindi: 'आपकी शुरू की हुई क्विज़ सहेजता है: आपने क्या हल किया, ताकि पृष्ठ या ब्राउज़र बंद होने पर कुछ न खोए।',
		},
		period: { english: 'Until you submit or exit it', hindi: 'जमा करने या छोड़ने तक' },
	},
	{
		name: 'mainsQuiz:',
		kind: 'localStorage',
		purpose: {
			english: 'The same of a quiz that was begun while you were signed in: it goes on when you sign in again.',
			hindi: 'लॉगिन रहते हुए शुरू की गई क्विज़ के लिए भी यही: दोबारा लॉगिन करने पर वह वहीं से आगे चलती है।',
		},
		period: { english: 'Until you submit or exit it', hindi: 'जमा करने या छोड़ने तक' },
	},
	{
		name: 'mainsQuizQuestions',
		kind: 'localStorage',
		purpose: {
			english: 'Keeps the questions of that quiz, so that it goes on without a network.',
			hindi: 'उस क्विज़ के प्रश्न सहेजता है, ताकि नेटवर्क न होने पर भी वह चलती रहे।',
		},
		period: { english: 'Until you submit or exit it', hindi: 'जमा करने या छोड़ने तक' },
	},
	{
		name: 'mainsQuizResults',
		kind: 'localStorage',
		purpose: {
			english: 'Keeps your last results, and sends those that the server does not have yet.',
			hindi: 'आपके पिछले परिणाम सहेजता है और जो सर्वर पर नहीं पहुँचे, उन्हें भेजता है।',
		},
		period: {
			english: `The last 10; ${untilCleared.english.toLowerCase()}`,
			hindi: `अंतिम 10; ${untilCleared.hindi}`,
		},
	},
]
