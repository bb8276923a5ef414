import type { ComingSoonPath } from '@aravalli/shared/coming-soon/coming-soon-pages'

/** Says what each page will hold: a title and one or two sentences, true to the specification and without a date. */
type PageTexts = Record<ComingSoonPath, { title: string; text: string }>

export const messages: PageTexts = {
	'/coming-soon': {
		title: 'Test Series',
		text: 'Full-length tests for Prelims and Mains, your rank among all who took the same test, and an analysis of your performance by subject.',
	},
	'/prelims-practice': {
		title: 'Prelims Practice',
		text: 'Multiple-choice questions by subject, each with an explanation, scored with the real marking scheme, negative marks included.',
	},
	'/prelims-miq': {
		title: 'Prelims Most Important Questions',
		text: 'The questions to do first when time is short: the most important ones of every subject, with answers and explanations.',
	},
	'/prelims-mock-tests': {
		title: 'Prelims Mock Tests',
		text: 'Timed papers in the pattern of the exam. Afterwards you see your score with negative marks and where it was won and lost.',
	},
	'/prelims-resources': {
		title: 'Prelims Resources',
		text: 'Books, previous papers, mind maps and revision booklets chosen for the preliminary exam, to read and download.',
	},
	'/mains-mock-tests': {
		title: 'Mains Mock Tests',
		text: 'Timed papers in the pattern of the main exam, to practise finishing a whole paper within its three hours.',
	},
	'/mains-resources': {
		title: 'Mains Resources',
		text: 'Books, toppers’ copies, previous papers and revision booklets chosen for the main exam, to read and download.',
	},
	'/daily-evalution-plan': {
		title: 'Daily Evaluation Plans',
		text: 'Plans for having your answers evaluated: new questions every day, copies read by experienced evaluators, and written feedback on each.',
	},
	'/courses': {
		title: 'Courses',
		text: 'Recorded courses with lectures, practice questions and study material, at a price that is stated in full before you pay.',
	},
	'/courses/$courseId': {
		title: 'Your Course',
		text: 'The lectures and the study material of a course that you have bought, in order, with your place kept.',
	},
	'/resources': {
		title: 'Resources',
		text: 'Revision booklets, mind maps, authentic books, toppers’ copies and previous year papers in one library.',
	},
	'/resources/pyqs': {
		title: 'Previous Year Papers',
		text: 'Question papers of past Prelims and Mains by year, to read here or to print and solve against the clock.',
	},
	'/resources/books/rbse': {
		title: 'RBSE Books',
		text: 'Textbooks of the Rajasthan Board by class and subject, with a search and PDF downloads.',
	},
	'/resources/books/ncert': {
		title: 'NCERT Books',
		text: 'NCERT textbooks by class and subject, with a search and PDF downloads.',
	},
	'/resources/books/ignou': {
		title: 'IGNOU Books',
		text: 'IGNOU study material by subject, for topics that need more depth, with a search and PDF downloads.',
	},
	'/resources/books/nios': {
		title: 'NIOS Books',
		text: 'NIOS textbooks by class and subject, with a search and PDF downloads.',
	},
	'/resources/toppers-copies': {
		title: 'Toppers’ Copies',
		text: 'Answer copies of successful candidates with subject and marks, to see how much fits on a page and how it is set out.',
	},
	'/resources/quick-revision': {
		title: 'Quick Revision',
		text: 'Booklets for the last weeks before the exam that bring each subject down to what has to be remembered.',
	},
	'/my-ebooks': {
		title: 'My eBooks',
		text: 'The files that you have bought or downloaded, together in one place and ready to open again.',
	},
	'/upload-answersheet': {
		title: 'Upload Answer Sheet',
		text: 'Write by hand, photograph the pages, send them in: with an evaluation plan your answers are read and come back with marks and comments.',
	},
	'/upload-answersheet/history': {
		title: 'Evaluated Copies',
		text: 'All answer copies that you have sent, how far each one is, and the evaluated pages with marks and remarks.',
	},
	'/payment-history': {
		title: 'Payment History',
		text: 'Your payments and orders with their state, and a receipt to download for each payment.',
	},
	'/admin/daily-evaluation': {
		title: 'Daily Evaluation',
		text: 'The evaluators’ queue and desk: take a copy, mark its pages, award points for each criterion and return it to the learner.',
	},
	'/admin/$contentType': {
		title: 'Content',
		text: 'Writing, importing and publishing this kind of content in both languages, with a preview of what readers will see.',
	},
	'/admin/$section': {
		title: 'Administration Section',
		text: 'This section will list its records with search and filters, and keep a log of every change.',
	},
}
