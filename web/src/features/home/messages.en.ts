export const messages = {
	title: 'RAS preparation in Hindi and English',
	description:
		'Answer writing practice with model answers, a weekly routine and study material for the RAS examination, in Hindi and English.',
	heading: 'Old hills are climbed a little each day',
	text: 'Read a question, write the answer by hand within its time, then compare it with the model answer. In Hindi, in English, or in both.',
	start: 'Practise answer writing',
	login: 'Login / Register',
	greetings: {
		morning: (name: string) => `Good morning, ${name}`,
		afternoon: (name: string) => `Good afternoon, ${name}`,
		evening: (name: string) => `Good evening, ${name}`,
	},
	targetExam: 'Target exam',
	dailyStudy: 'Daily study',
	hours: (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`),
	practice: 'Today’s practice',
	allQuestions: 'All questions',
	ways: 'Ways to prepare',
	wayNames: {
		prelims: { name: 'Prelims', text: 'Syllabus, strategy and practice in multiple choice' },
		mains: { name: 'Mains', text: 'Four papers: syllabus, past questions, exam hall tips' },
		answerWriting: { name: 'Answer writing', text: 'Questions with marks, word and time limits' },
		resources: { name: 'Resources', text: 'Books, toppers’ copies and booklets for revision' },
		currentAffairs: { name: 'Current Affairs', text: 'What has happened, and what the exam may ask of it' },
		dmpp: { name: 'Daily practice plan', text: 'Which paper on which day of the week' },
	},
}
