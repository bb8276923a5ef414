import { untilCleared } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

const older = {
	purpose: {
		english: 'What an older version of the site kept about quizzes, until you open a page with quizzes.',
		hindi: 'साइट के पुराने संस्करण ने क्विज़ का जो सहेजा था, क्विज़ वाला पृष्ठ खुलने तक।',
	},
	period: untilCleared,
}

export const storedTexts: TextsOf<typeof stored> = {
	unfinishedQuizzes: {
		purpose: {
			english:
				'Keeps a quiz you have started and what you have attempted, so that nothing is lost when the page or the browser closes. A quiz started while you were logged in continues when you log in again.',
			hindi:
				'आपकी शुरू की हुई क्विज़ सहेजता है: आपने किन प्रश्नों के उत्तर दिए, ताकि पृष्ठ या ब्राउज़र बंद होने पर कुछ न खोए। लॉगिन रहते हुए शुरू की गई क्विज़ दोबारा लॉगिन करने पर वहीं से आगे चलती है।',
		},
		period: { english: 'Until you submit or exit it', hindi: 'जमा करने या छोड़ने तक' },
	},
	quizQuestions: {
		purpose: {
			english: 'Keeps the questions of that quiz, so that it works offline.',
			hindi: 'उस क्विज़ के प्रश्न सहेजता है, ताकि नेटवर्क न होने पर भी वह चलती रहे।',
		},
		period: { english: 'Until you submit or exit it', hindi: 'जमा करने या छोड़ने तक' },
	},
	quizResults: {
		purpose: {
			english: 'Keeps your last results, and sends those the server does not have yet.',
			hindi: 'आपके पिछले परिणाम सहेजता है और जो सर्वर पर नहीं पहुँचे, उन्हें भेजता है।',
		},
		period: {
			english: `The last 10; ${untilCleared.english.toLowerCase()}`,
			hindi: `अंतिम 10; ${untilCleared.hindi}`,
		},
	},
	olderQuiz: older,
	olderQuizzes: older,
	olderQuestions: older,
	olderResults: older,
}
