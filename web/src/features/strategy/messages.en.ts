export const messages = {
	home: 'Home',
	/** Stand in the way to a page, which is to stay in one line on a phone. */
	stages: { prelims: 'Prelims', mains: 'Mains' },
	pages: {
		'/prelims-syllabus-strategy': {
			title: 'Prelims Syllabus & Strategy',
			name: 'Syllabus & Strategy',
			lead: 'One paper, 150 questions, three hours: how to prepare for it, and what to do on the day.',
			description:
				'Strategy for the RAS preliminary examination: plan, success tips, high-probability areas, exam hall tips and the questions that are asked most often.',
		},
		'/prelims-success-tips': {
			title: 'Prelims Success Tips',
			name: 'Success Tips',
			lead: 'Habits for studying, and ways of reading a question, that bring marks in the preliminary exam.',
			description:
				'Habits and methods that help in the RAS preliminary examination: recalling, revising, reading statements and choosing which questions to leave.',
		},
		'/prelims-high-probability': {
			title: 'Prelims High-Probability Areas',
			name: 'High-Probability Areas',
			lead: 'Topics that come back again and again, by subject, so that revision begins where it counts most.',
			description:
				'The topics from which the RAS preliminary examination asks most often, by subject: history, geography, polity, economy, science and reasoning.',
		},
		'/prelims-faq': {
			title: 'Prelims FAQ',
			name: 'FAQ',
			lead: 'Short answers about the paper, the marking scheme, the result and how to prepare.',
			description:
				'Answers about the RAS preliminary examination: questions and marks, negative marking, option E, the result and how to prepare.',
		},
		'/mains-syllabus-strategy': {
			title: 'Mains Syllabus & Strategy',
			name: 'Syllabus & Strategy',
			lead: 'What the four papers ask for, and how to write answers that earn marks.',
			description:
				'Syllabus and a strategy for answer writing, for each of the four RAS mains papers and for the exam hall.',
		},
		'/mains-answer-writing': {
			title: 'Mains Answer Writing',
			name: 'Answer Writing',
			lead: 'How a good answer is made: read the question, build it, make it easy to read, and practise.',
			description:
				'How to write answers for the RAS mains: directive words, structure, examples from Rajasthan, and keeping to words and time.',
		},
		'/mains-exam-hall-tips': {
			title: 'Mains Exam Hall Tips',
			name: 'Exam Hall Tips',
			lead: 'How to use three hours, the space given and the days between the papers.',
			description:
				'How to spend the three hours of a RAS mains paper: time for each question, word limits, presentation, and the last fifteen minutes.',
		},
		'/mains-faq': {
			title: 'Mains FAQ',
			name: 'FAQ',
			lead: 'Short answers about the papers, writing and preparation.',
			description:
				'Answers about the RAS mains: papers and marks, language, word limits, time for each question and how to prepare.',
		},
		'/prelims-syllabus': {
			title: 'Prelims Syllabus',
			name: 'Syllabus',
			lead: 'Every subject of the single paper, topic by topic, with all there is to read and practise on each.',
			description: 'The syllabus of the RAS preliminary examination, subject by subject, in English and Hindi.',
		},
		'/mains-syllabus': {
			title: 'Mains Syllabus',
			name: 'Syllabus',
			lead: 'The four papers as RPSC divides them. Each topic leads to all there is on it: notes, maps, articles and questions.',
			description:
				'The syllabus of the four RAS mains papers as RPSC divides them, topic by topic, with notes, maps and questions for each, in English and Hindi.',
		},
		'/dmpp-routine': {
			title: 'Daily Monthly Practice Plan',
			name: 'Weekly routine',
			lead: 'A weekly routine: each day has its paper, the weekend is for revision, and the month ends with all papers together.',
			description:
				'Weekly routine for the RAS mains: GS Paper 1 on Monday, Paper 2 on Tuesday, Paper 3 on Wednesday, language on Thursday, essay on Friday.',
		},
	},
	prelimsTabs: {
		strategy: 'Strategy',
		'success-tips': 'Success Tips',
		'high-probability-areas': 'High-Probability Areas',
		'exam-hall-tips': 'Exam Hall Tips',
		faq: 'FAQ',
	},
	mainsTabs: {
		'answer-writing': 'Answer Writing',
		'gs-paper-1': 'GS Paper 1',
		'gs-paper-2': 'GS Paper 2',
		'gs-paper-3': 'GS Paper 3',
		'gs-paper-4': 'GS Paper 4',
		'exam-hall-tips': 'Exam Hall Tips',
		faq: 'FAQ',
	},
	parts: { syllabus: 'Syllabus', strategy: 'Strategy' },
	syllabusOrStrategy: 'Syllabus or strategy',
	partsOfStrategy: 'Parts of the strategy',
	papers: {
		GS_PAPER_1: 'GS Paper 1',
		GS_PAPER_2: 'GS Paper 2',
		GS_PAPER_3: 'GS Paper 3',
		GS_PAPER_4: 'GS Paper 4',
		ESSAY: 'Essay',
	},
	wholeGrouping: 'All of our grouping',
	subjectsOfPaper: 'Subjects of the paper',
	official: {
		paper1: 'Paper 1: General Studies',
		paper2: 'Paper 2: General Studies',
		paper3: 'Paper 3: General Studies',
		paper4: 'Paper 4: General Hindi and General English',
	},
	ourGrouping: 'Our grouping by topic',
	ourGroupingText:
		'The same topics in another order, which some find easier to revise by. It is ours, not that of RPSC.',
	groupedPapers: {
		GS_PAPER_1: 'History, art and culture',
		GS_PAPER_2: 'Polity, social justice and international relations',
		GS_PAPER_3: 'Economy, science and environment',
		GS_PAPER_4: 'Ethics',
	},
	inEnglish: 'In English',
	onThisPage: 'On this page',
	alsoUseful: 'Also useful',
	related: {
		'/prelims-syllabus': 'Prelims syllabus',
		'/prelims-syllabus-strategy': 'Prelims strategy',
		'/prelims-practice': 'Prelims practice',
		'/mains-syllabus': 'Mains syllabus',
		'/mains-syllabus-strategy': 'Mains strategy',
		'/answer-writing-practice': 'Answer writing practice',
		'/dmpp-routine': 'Weekly routine',
		'/prelims': 'Prelims at a glance',
		'/mains': 'Mains at a glance',
	},
	errorTitle: 'Error Loading Content',
	httpError: (status: number) => `HTTP error! status: ${status}`,
	failedToFetch: 'Failed to fetch data',
	failedToLoad: 'Failed to load strategy data',
	retry: 'Retry',
	emptyTitle: 'No Content Available',
	emptyText: (part: string) => `Content for “${part}” will be updated soon.`,
	refresh: 'Refresh Data',
	loginRequired: 'Login Required',
	loginToAccess: 'Please login to access Mains Syllabus & Strategy',
	loginToContinue: 'Login to Continue',
	routine: {
		caption: 'The week, day by day',
		day: 'Day',
		paper: 'Paper',
		subjects: 'Subjects',
		task: 'What to do',
		time: 'Time',
		days: {
			monday: 'Monday',
			tuesday: 'Tuesday',
			wednesday: 'Wednesday',
			thursday: 'Thursday',
			friday: 'Friday',
			weekend: 'Saturday and Sunday',
		},
		language: '(language)',
		allPapers: 'All papers',
		revision: 'Revision',
		today: 'today',
		minutes: (minutes: number) => `${minutes} minutes`,
		freely: 'As you need',
	},
}
