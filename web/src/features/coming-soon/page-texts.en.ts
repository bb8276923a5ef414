import type { ComingSoonPath } from '@aravalli/shared/coming-soon/coming-soon-pages'

/** Says what each page will hold: a title and one or two sentences, true to the specification and without a date. */
type PageTexts = Record<ComingSoonPath, { title: string; text: string }>

export const messages: PageTexts = {
	'/coming-soon': {
		title: 'Test Series',
		text: 'Full-length tests for Prelims and Mains, your rank among everyone who took the same test, and your scores by subject.',
	},
	'/prelims-practice': {
		title: 'Prelims Practice',
		text: 'Multiple-choice questions by subject, each with an explanation. Marked like the exam, with negative marking.',
	},
	'/prelims-miq': {
		title: 'Prelims Most Important Questions',
		text: 'The questions to do first when time is short: the most important ones in every subject, with answers and explanations.',
	},
	'/prelims-mock-tests': {
		title: 'Prelims Mock Tests',
		text: 'Timed papers in the exam’s pattern. At the end, see your score with negative marks, and where you gained and lost marks.',
	},
	'/prelims-resources': {
		title: 'Prelims Resources',
		text: 'Books, previous years’ papers, mind maps and revision booklets for Prelims, to read and download.',
	},
	'/mains-mock-tests': {
		title: 'Mains Mock Tests',
		text: 'Timed papers in the Mains pattern, to practise finishing a whole paper in three hours.',
	},
	'/mains-resources': {
		title: 'Mains Resources',
		text: 'Books, toppers’ copies, previous years’ papers and revision booklets for Mains, to read and download.',
	},
	'/resources': {
		title: 'Resources',
		text: 'Revision booklets, mind maps, authentic books, toppers’ copies and previous years’ papers in one library.',
	},
	'/resources/pyqs': {
		title: 'Previous Years’ Papers',
		text: 'Past Prelims and Mains papers by year. Read them here, or print them and solve against the clock.',
	},
	'/resources/books/rbse': {
		title: 'RBSE Books',
		text: 'Rajasthan Board textbooks by class and subject, with search and PDF downloads.',
	},
	'/resources/books/ncert': {
		title: 'NCERT Books',
		text: 'NCERT textbooks by class and subject, with search and PDF downloads.',
	},
	'/resources/books/ignou': {
		title: 'IGNOU Books',
		text: 'IGNOU study material by subject, for topics that need more depth, with search and PDF downloads.',
	},
	'/resources/books/nios': {
		title: 'NIOS Books',
		text: 'NIOS textbooks by class and subject, with search and PDF downloads.',
	},
	'/resources/toppers-copies': {
		title: 'Toppers’ Copies',
		text: 'Answer copies of successful candidates, with subject and marks. See how much fits on a page and how to lay it out.',
	},
	'/resources/quick-revision': {
		title: 'Quick Revision',
		text: 'Short booklets for the last weeks before the exam: what to remember in every subject.',
	},
	'/my-ebooks': {
		title: 'My E-books',
		text: 'All the files you’ve bought or downloaded, in one place. Open them again any time.',
	},
	'/admin/$contentType': {
		title: 'Content',
		text: 'Write, import and publish this kind of content in both languages, with a preview of what readers will see.',
	},
	'/admin/$section': {
		title: 'Administration Section',
		text: 'All records of this section with search and filters, and a log of every change.',
	},
}
