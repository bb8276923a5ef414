export const messages = {
	home: 'Home',
	pages: {
		prelims: {
			title: 'Prelims Examination',
			lead: 'One paper of 150 questions and 200 marks. Read what it asks, study with short notes and maps, and keep a routine. Multiple-choice practice is coming.',
			description:
				'For the RAS preliminary exam in one place: syllabus and strategy, notes, maps and mind maps, current affairs and a weekly routine.',
		},
		mains: {
			title: 'Mains Examination',
			lead: 'Four papers of 200 marks, written by hand. Read what they ask, write every day, and compare with model answers.',
			description:
				'Everything for the RAS mains in one place: syllabus and strategy, practice, model answers, a weekly routine and peer review.',
		},
	},
	choices: {
		strategy: { title: 'Syllabus & Strategy', text: 'What to study, in which order, and what to do on the day.' },
		study: {
			title: 'Notes & Maps',
			text: 'Short notes, maps, mind maps and infographics, each with questions to test yourself.',
		},
		practice: { title: 'Practice', text: 'Questions with model answers, to write, to take as a quiz or to read.' },
		practiceToCome: { title: 'Practice', text: 'Multiple-choice questions and whole papers. There are none yet.' },
	},
	routes: {
		'/prelims-syllabus-strategy': {
			name: 'Strategy and plan',
			text: 'The whole plan, from the first book to the exam hall',
		},
		'/prelims-syllabus': { name: 'Syllabus', text: 'Every subject of the single paper' },
		'/prelims-success-tips': { name: 'Success tips', text: 'Habits that help, and how to read a question' },
		'/prelims-high-probability': { name: 'High-probability areas', text: 'Topics that come back again and again' },
		'/prelims-faq': { name: 'FAQ', text: 'Marks, option E, result, preparation' },
		'/prelims-practice': { name: 'Practice questions', text: 'Multiple choice, with negative marking' },
		'/prelims-miq': { name: 'Most important questions (MIQ)', text: 'The ones to do first when time is short' },
		'/prelims-mock-tests': { name: 'Mock tests', text: 'Whole papers against the clock' },
		'/prelims-resources': { name: 'Resources', text: 'Books, past papers and booklets' },
		'/mains-syllabus-strategy': {
			name: 'Strategy and plan',
			text: 'All four papers; for learners who have logged in',
		},
		'/mains-syllabus': { name: 'Syllabus', text: 'The four papers, topic by topic' },
		'/mains-answer-writing': { name: 'How to write answers', text: 'Directive words, structure, examples' },
		'/mains-exam-hall-tips': { name: 'Exam hall tips', text: 'Three hours, word limits, the last minutes' },
		'/mains-faq': { name: 'FAQ', text: 'Papers, language, word limits, preparation' },
		'/mains-practice': { name: 'Practice questions', text: 'By subject and year, as a quiz too' },
		'/mains-miq': { name: 'Most important questions (MIQ)', text: 'For every paper, with answers' },
		'/answer-writing-practice': { name: 'Answer writing', text: 'Questions with marks, words and minutes' },
		'/mains-questions': { name: 'All questions in one list', text: 'To read question and answer in turn' },
		'/mains-mock-tests': { name: 'Mock tests', text: 'Whole papers against the clock' },
		'/mains-resources': { name: 'Resources', text: 'Books, toppers’ copies and past papers' },
		'/to-the-point-select': { name: 'To the point notes', text: 'Short notes by paper' },
		'/learning-through-map-select': { name: 'Learning through maps', text: 'Geography and places, with questions' },
		'/mind-map-select': { name: 'Mind maps', text: 'A topic on one page' },
		'/infographics-select': { name: 'Infographics', text: 'Figures and processes as pictures' },
		'/mains-answer-enrichment-capsule-select': {
			name: 'Answer enrichment capsules',
			text: 'Facts and examples for mains answers',
		},
		'/current-affairs': { name: 'Current Affairs', text: 'What happened, and why the exam may ask it' },
	},
	features: 'What helps on the way',
	featureTexts: {
		routine: {
			name: 'A weekly routine',
			text: 'Each day of the week has its paper, so that no subject waits too long.',
		},
		modelAnswers: {
			name: 'Model answers',
			text: 'Write first, then open the model answer and see which words an examiner looks for.',
		},
		peerReview: {
			name: 'Peer review',
			text: 'Show a photo of your answer below a question, and say what you would improve in those of others.',
		},
		community: {
			name: 'Community discussion',
			text: 'Below each question of the Mains answer writing practice: ask where you are stuck and explain what you know. Whoever explains a topic remembers it.',
		},
		progress: {
			name: 'Progress tracking',
			text: 'See what you have read and solved, what you got wrong, and what is worth doing again.',
		},
	},
	further: 'Also here',
	furtherNames: { '/dmpp-routine': 'Weekly routine', '/blogs': 'Blogs', '/dashboard': 'Home' },
}
