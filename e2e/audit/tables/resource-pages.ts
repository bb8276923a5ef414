import type { Table } from '../entry.ts'

export const resourcePages: Table = [
	{ name: 'resources, which ask for a sign-in', path: '/resources' },
	{ name: 'a list of books, which asks for a sign-in', path: '/resources/books/ignou' },
	{ name: 'resources of our own, one group closed', path: '/resources', reader: 'learner' },
	{ name: 'resources for the prelims', path: '/prelims-resources', reader: 'learner' },
	{ name: 'resources for the mains, the copies', path: '/mains-resources?tab=toppers-copies', reader: 'learner' },
	{ name: 'the books of a type among resources', path: '/resources?tab=authentic-books&type=nios', reader: 'learner' },
	{ name: 'the years of papers', path: '/resources?tab=pyqs', reader: 'learner' },
	{ name: 'the years of papers on their own page', path: '/resources/pyqs', reader: 'learner' },
	{ name: 'the papers of a year', path: '/resources/pyqs?stage=mains&year=2024', reader: 'learner' },
	{ name: 'the books of a board', path: '/resources/books/rbse', reader: 'learner' },
	{ name: 'a search for books that finds none', path: '/resources/books/rbse?search=zzzz', reader: 'learner' },
	{ name: 'books of a type that is not there', path: '/resources/books/cbse', expectedErrors: /404/ },
	{ name: 'the toppers’ copies', path: '/resources/toppers-copies', reader: 'learner' },
	{
		name: 'a topper’s copy',
		path: '/resources/toppers-copies/polity-governor',
		reader: 'learner',
		open: ({ page }) => page.locator('main img').evaluate((picture: HTMLImageElement) => picture.decode()),
	},
	{ name: 'quick revision, closed', path: '/resources/quick-revision', reader: 'learner' },
	{ name: 'e-books of who has none', path: '/my-ebooks', reader: 'learner' },
	{ name: 'e-books that were bought', path: '/my-ebooks', reader: 'subscriber' },
	{
		name: 'the editor of a book, with a file for each language',
		path: '/admin/books/medieval-india-class-7',
		reader: 'content',
		open: ({ page }) => page.locator('input[type=file]').first().waitFor({ state: 'attached' }),
	},
	{ name: 'the desk of books, where all resources begin', path: '/admin/resources', reader: 'content' },
	{ name: 'the desk of booklets', path: '/admin/booklets', reader: 'content' },
]
