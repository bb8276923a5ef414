import type { ComingSoonPath } from '@aravalli/shared/coming-soon/coming-soon-pages'

/** Says what each page will hold: a title and one or two sentences, true to the specification and without a date. */
type PageTexts = Record<ComingSoonPath, { title: string; text: string }>

export const messages: PageTexts = {
	'/coming-soon': {
		title: 'Test Series',
		text: 'Full-length tests for Prelims and Mains, your rank among everyone who took the same test, and your scores by subject.',
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
