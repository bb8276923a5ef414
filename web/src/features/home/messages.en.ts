export const messages = {
	title: 'RAS preparation in Hindi and English',
	description:
		'Answer writing practice with model answers, notes, maps, current affairs and a weekly routine for the RAS exam, in Hindi and English.',
	text: 'Answer writing, notes and maps for RPSC’s RAS exam.',
	register: 'Register free',
	heroLine: 'Write one RAS answer a day.',
	news: 'Current affairs',
	newsText: 'What’s in the news, and how it may be asked',
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
