export const messages = {
	title: 'RAS preparation in Hindi and English',
	description:
		'Answer writing practice with model answers, a weekly routine and study material for the RAS examination, in Hindi and English.',
	text: 'For RPSC’s Rajasthan Administrative Service examination.',
	register: 'Register free',
	proverb: 'Old hills are climbed a little each day.',
	news: 'Current affairs',
	newsText: 'News as the exam asks it',
	quiz: 'Quiz by subject',
	quizLinks: {
		'rajasthan-history': 'History of Rajasthan',
		polity: 'Polity',
		geography: 'Geography',
		economy: 'Economy',
		all: 'All subjects',
	},
	study: 'Notes and maps',
	studyLinks: { notes: 'Notes', maps: 'Maps', mindMaps: 'Mind maps' },
	greetings: {
		morning: (name: string) => `Good morning, ${name}`,
		afternoon: (name: string) => `Good afternoon, ${name}`,
		evening: (name: string) => `Good evening, ${name}`,
	},
	aim: (exam: string, hours: number) => `${exam} · ${hours === 1 ? '1 hour' : `${hours} hours`} a day`,
	practice: 'Answer writing',
	allQuestions: 'All questions',
}
