import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	streak: (days) => `लगातार ${days} दिन का अध्ययन`,
	noStreak: 'आज से सिलसिला शुरू करें',
	statuses: {
		active: 'आपने आज अध्ययन किया है।',
		'at-risk': 'सिलसिला बनाए रखने के लिए आज अध्ययन करें।',
		broken: (day) => `आपने पिछली बार ${day} को अध्ययन किया था।`,
		inactive: 'कोई लेख पढ़ें या अध्ययन दर्ज करें: दिन गिना जाएगा।',
	},
	lengths: {
		start: 'नया सिलसिला आज से शुरू होता है।',
		encouragement: (days) => (days === 1 ? 'एक दिन और, फिर पूरा सप्ताह।' : `${days} दिन और, फिर पूरा सप्ताह।`),
		week: (days) =>
			days === 1 ? 'सप्ताह पार: 30 दिन के पड़ाव तक अब एक दिन शेष।' : `सप्ताह पार: 30 दिन के पड़ाव तक अब ${days} दिन शेष।`,
		month: 'महीना पार। यही लय बनाए रखें।',
	},
	longest: 'सबसे लंबा क्रम',
	days: 'अध्ययन के दिन',
	hours: 'कुल घंटे',
	today: 'आज',
	hoursToday: (hours) => `आज ${hours} घंटे`,
	activitiesToday: (count) => (count === 1 ? 'आज 1 गतिविधि' : `आज ${count} गतिविधियाँ`),
	table: 'पिछले 14 दिनों का अध्ययन',
	day: 'दिन',
	hoursOfDay: 'घंटे',
	activitiesOfDay: 'गतिविधियाँ',
	weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
}
