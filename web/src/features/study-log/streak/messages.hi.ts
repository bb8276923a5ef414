import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	streak: (days) => `अध्ययन का सिलसिला: ${days} दिन`,
	noStreak: 'आज से सिलसिला शुरू करें',
	statuses: {
		active: 'आपने आज अध्ययन किया है।',
		'at-risk': 'सिलसिला बनाए रखने के लिए आज अध्ययन करें।',
		broken: (day) => `सिलसिला टूट गया: आपने पिछली बार ${day} को अध्ययन किया था।`,
		inactive: 'कोई लेख पढ़ें या अध्ययन दर्ज करें, तो आज का दिन गिना जाएगा।',
	},
	lengths: {
		start: 'नया सिलसिला शुरू करने के लिए आज अध्ययन करें।',
		encouragement: (days) => (days === 1 ? 'बस एक दिन और, फिर एक सप्ताह पूरा।' : `${days} दिन और, फिर एक सप्ताह पूरा।`),
		week: (days) =>
			days === 1
				? 'एक सप्ताह पूरा: 30 दिन के पड़ाव में बस एक दिन बाकी है।'
				: `एक सप्ताह पूरा: 30 दिन के पड़ाव में ${days} दिन बाकी हैं।`,
		month: 'एक महीना पूरा। यही लय बनाए रखें।',
	},
	longest: 'सबसे लंबा सिलसिला',
	days: 'अध्ययन के दिन',
	hours: 'कुल घंटे',
	today: 'आज',
	hoursToday: (hours) => (hours === 1 ? 'आज 1 घंटा' : `आज ${hours} घंटे`),
	activitiesToday: (count) => (count === 1 ? 'आज 1 गतिविधि' : `आज ${count} गतिविधियाँ`),
	table: 'पिछले 14 दिनों का अध्ययन',
	day: 'दिन',
	hoursOfDay: 'घंटे',
	activitiesOfDay: 'गतिविधियाँ',
	weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
}
