export const messages = {
	home: 'Home',
	pages: {
		prelims: {
			title: 'Prelims Examination',
			lead: 'One paper: 150 questions, 200 marks. See what it asks, study with short notes and maps, and keep a routine. Multiple-choice practice opens soon.',
			description:
				'RAS Prelims in one place: syllabus and strategy, notes, maps and mind maps, current affairs and a weekly routine.',
		},
		mains: {
			title: 'Mains Examination',
			lead: 'Four papers of 200 marks each, written by hand. See what they ask, write every day, and compare with model answers.',
			description:
				'RAS Mains in one place: syllabus and strategy, practice, model answers, a weekly routine and peer review.',
		},
	},
	choices: {
		strategy: { title: 'Syllabus & Strategy', text: 'What to study, in what order, and what to do on exam day.' },
		study: {
			title: 'Notes & Maps',
			text: 'Short notes, maps, mind maps and infographics, with questions to test yourself.',
		},
		practice: { title: 'Practice', text: 'Questions with model answers: write, take a quiz, or read.' },
		practiceToCome: { title: 'Practice', text: 'Multiple-choice questions and full papers. Opens soon.' },
	},
	routes: {
		'/prelims-syllabus-strategy': {
			name: 'Strategy and plan',
			text: 'The full plan, from the first book to the exam hall',
		},
		'/prelims-syllabus': { name: 'Syllabus', text: 'Every subject in the paper' },
		'/prelims-success-tips': { name: 'Success tips', text: 'Habits that help, and how to read a question' },
		'/prelims-high-probability': { name: 'High-probability areas', text: 'Topics asked again and again' },
		'/prelims-faq': { name: 'FAQ', text: 'Marks, option E, result, preparation' },
		'/prelims-practice': { name: 'Practice questions', text: 'Multiple choice, with negative marking' },
		'/prelims-miq': { name: 'Most important questions (MIQ)', text: 'What to do first when time is short' },
		'/prelims-mock-tests': { name: 'Mock tests', text: 'Full papers, timed' },
		'/prelims-resources': { name: 'Resources', text: 'Books, past papers and booklets' },
		'/mains-syllabus-strategy': {
			name: 'Strategy and plan',
			text: 'All four papers. Log in to read',
		},
		'/mains-syllabus': { name: 'Syllabus', text: 'The four papers, topic by topic' },
		'/mains-answer-writing': { name: 'How to write answers', text: 'Directive words, structure, examples' },
		'/mains-exam-hall-tips': { name: 'Exam hall tips', text: 'Three hours, word limits, the last minutes' },
		'/mains-faq': { name: 'FAQ', text: 'Papers, language, word limits, preparation' },
		'/mains-practice': { name: 'Practice questions', text: 'By subject, or as a quiz' },
		'/mains-miq': { name: 'Most important questions (MIQ)', text: 'For every paper, with answers' },
		'/answer-writing-practice': { name: 'Answer writing', text: 'Timed questions with marks and word limits' },
		'/mains-questions': { name: 'All questions in one list', text: 'Read each question with its answer' },
		'/mains-mock-tests': { name: 'Mock tests', text: 'Full papers, timed' },
		'/mains-resources': { name: 'Resources', text: 'Books, toppers’ copies and past papers' },
		'/to-the-point-select': { name: 'To-the-point notes', text: 'Short notes by paper' },
		'/learning-through-map-select': { name: 'Learning through maps', text: 'Geography and places, with questions' },
		'/mind-map-select': { name: 'Mind maps', text: 'A topic on one page' },
		'/infographics-select': { name: 'Infographics', text: 'Facts and processes in pictures' },
		'/mains-answer-enrichment-capsule-select': {
			name: 'Answer enrichment capsules',
			text: 'Facts and examples for mains answers',
		},
		'/current-affairs': { name: 'Current Affairs', text: 'What’s in the news, and how it may be asked' },
	},
	features: 'What helps you prepare',
	featureTexts: {
		routine: {
			name: 'A weekly routine',
			text: 'Every weekday has its own paper, so no subject is left behind.',
		},
		modelAnswers: {
			name: 'Model answers',
			text: 'Write first. Then open the model answer and see what an examiner looks for.',
		},
		peerReview: {
			name: 'Peer review',
			text: 'Post a photo of your answer below a question, and suggest improvements to other people’s answers.',
		},
		community: {
			name: 'Community discussion',
			text: 'Below every question in Mains answer writing: ask when you’re stuck, and explain what you know. Explaining helps you remember.',
		},
		progress: {
			name: 'Progress tracking',
			text: 'See what you’ve read and solved, what you got wrong, and what to do again.',
		},
	},
	further: 'Also here',
	furtherNames: { '/dmpp-routine': 'Weekly routine', '/blogs': 'Blogs', '/dashboard': 'Home' },
}
