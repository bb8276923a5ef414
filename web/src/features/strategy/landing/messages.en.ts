export const messages = {
	home: 'Home',
	pages: {
		prelims: {
			title: 'Prelims Examination',
			lead: 'One paper of 150 questions and 200 marks. Read what it asks, practise with its marking scheme, and keep a routine.',
			description:
				'Everything for the RAS preliminary exam in one place: syllabus and strategy, practice, mock tests, a weekly routine and resources.',
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
		practice: { title: 'Practice', text: 'Questions, whole papers, and the books behind them.' },
	},
	routes: {
		'/prelims-syllabus-strategy': {
			name: 'Prelims Syllabus & Strategy',
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
			name: 'Mains Syllabus & Strategy',
			text: 'All four papers; for learners who have logged in',
		},
		'/mains-syllabus': { name: 'Syllabus', text: 'Topics of the four papers, with weightage' },
		'/mains-answer-writing': { name: 'How to write answers', text: 'Directive words, structure, examples' },
		'/mains-exam-hall-tips': { name: 'Exam hall tips', text: 'Three hours, word limits, the last minutes' },
		'/mains-faq': { name: 'FAQ', text: 'Papers, language, word limits, preparation' },
		'/mains-practice': { name: 'Practice: PYQ and MIQ', text: 'By year and subject, with quiz mode' },
		'/mains-miq': { name: 'Most important questions (MIQ)', text: 'For every paper, with answers' },
		'/answer-writing-practice': { name: 'Answer writing', text: 'Questions with marks, words and minutes' },
		'/mains-mock-tests': { name: 'Mock tests', text: 'Whole papers against the clock' },
		'/mains-resources': { name: 'Resources', text: 'Books, toppers’ copies and past papers' },
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
			text: 'Below each question of the answer writing practice: ask where you are stuck and explain what you know. Whoever explains a topic remembers it.',
		},
		progress: {
			name: 'Progress tracking',
			text: 'See which paper is due today and what the week still asks of you.',
		},
	},
	further: 'Also here',
	furtherNames: { '/dmpp-routine': 'Weekly routine', '/blogs': 'Blogs', '/': 'Home' },
}
