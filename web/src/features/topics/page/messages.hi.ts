import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	home: 'होम',
	syllabus: 'मुख्य परीक्षा पाठ्यक्रम',
	papers: {
		paper1: 'मुख्य परीक्षा प्रश्नपत्र 1',
		paper2: 'मुख्य परीक्षा प्रश्नपत्र 2',
		paper3: 'मुख्य परीक्षा प्रश्नपत्र 3',
		paper4: 'मुख्य परीक्षा प्रश्नपत्र 4',
	},
	description: (name) =>
		`RAS प्रारंभिक और मुख्य परीक्षा के लिए ${name}: नोट्स, मानचित्र, लेख और आदर्श उत्तर सहित प्रश्न, हिंदी और अंग्रेज़ी में।`,
	all: (count) => `सभी ${count}`,
	allKinds: 'इस टॉपिक की सारी सामग्री',
	pageNumber: (page) => `पृष्ठ ${page}`,
	others: 'मिलते-जुलते टॉपिक',
	nothingTitle: 'इस टॉपिक पर अभी कुछ नहीं है',
	nothingText: 'यह पाठ्यक्रम में है और इसकी सामग्री आगे आएगी। तब तक मिलते-जुलते टॉपिक देखें।',
	noPageTitle: 'ऐसा कोई पृष्ठ नहीं है',
	missingTitle: 'ऐसा कोई टॉपिक नहीं है',
	missingText: 'पता जाँचें। सभी टॉपिक पाठ्यक्रम में मिलेंगे।',
	failed: 'टॉपिक लोड नहीं हो सका।',
}
