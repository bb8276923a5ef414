import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'अध्ययन लॉग',
	text: 'आपके घंटे और गतिविधियाँ, हर दिन की। दिन भारतीय समय के अनुसार गिने जाते हैं।',
	home: 'होम',
	year: 'पिछला एक वर्ष',
	yearText: (days, hours) =>
		`${days === 1 ? 'अध्ययन का 1 दिन' : `अध्ययन के ${days} दिन`}, ${hours} ${hours === '1.0' ? 'घंटा' : 'घंटे'}`,
	empty: 'अभी अध्ययन का कोई दिन नहीं',
	emptyText: 'अध्ययन दर्ज करें या कुछ पढ़ें, तो आपका पहला दिन यहाँ दिखेगा।',
	levels: ['अध्ययन नहीं', '1 घंटे तक', '2 घंटे तक', '4 घंटे तक', '4 घंटे से अधिक'],
	levelsLabel: 'रंगों का अर्थ',
	of: (day, hours, activities) =>
		`${day}: ${hours === 1 ? '1 घंटा' : `${hours} घंटे`}, ${activities === 1 ? '1 गतिविधि' : `${activities} गतिविधियाँ`}`,
	months: 'महीने के अनुसार अध्ययन',
	month: 'महीना',
	days: 'अध्ययन के दिन',
	hours: 'घंटे',
	activities: 'गतिविधियाँ',
	automatic: 'इनमें से अपने आप',
	entries: 'पिछले 7 दिनों में आपने जो दर्ज किया',
	entry: (hours, activities) =>
		`${hours === 1 ? '1 घंटा' : `${hours} घंटे`} · ${activities === 1 ? '1 गतिविधि' : `${activities} गतिविधियाँ`}`,
	takeBack: 'हटाएँ',
	takeBackOf: (entry) => `हटाएँ: ${entry}`,
	takenBack: 'प्रविष्टि हटा दी गई।',
	notTakenBack: 'प्रविष्टि हटाई नहीं जा सकी। कृपया फिर से प्रयास करें।',
	noEntries: 'पिछले 7 दिनों में कुछ नहीं।',
	failure: {
		httpError: (status) => `HTTP त्रुटि! स्थिति: ${status}`,
		failedToFetch: 'अध्ययन की जानकारी नहीं मिल सकी',
		failedToLoad: 'अध्ययन की जानकारी नहीं मिल सकी',
	},
}
