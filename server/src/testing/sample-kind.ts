import {
	choice,
	day,
	flag,
	groups,
	line,
	lines,
	number,
	numbers,
	picture,
	richText,
	text,
} from '@aravalli/shared/content/fields'
import { defineKind, type ItemOf } from '@aravalli/shared/content/kind'

const said = (english: string) => ({ english, hindi: english })

/** Is a kind that the product does not have, with a field of every sort: one declaration, and nothing else anywhere. */
export const sampleKind = defineKind({
	name: 'sample-books',
	names: said('Books'),
	area: 'study',
	icon: 'list',
	idWord: 'book',
	path: '/books',
	readAt: '/api/content/sample-books',
	common: {
		paper: choice({
			label: said('Paper'),
			values: ['PAPER_1', 'PAPER_2'],
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		pages: number({ label: said('Pages'), min: 1, max: 2000, isOnCard: true, answeredAs: 'pageCount' }),
		chapters: numbers({ label: said('Pages of chapters'), min: 1, max: 500, maxEntries: 20, isOptional: true }),
		isNew: flag({ label: said('New'), isFacet: true, isOnCard: true }),
		publishedOn: day({ label: said('Day'), isFact: true, isOnCard: true }),
		cover: picture({ label: said('Cover'), ratio: [16, 10], isOptional: true }),
	},
	texts: {
		title: line({ label: said('Title'), max: 40, copyMax: 100, searched: 'title', isOnCard: true }),
		summary: text({ label: said('Summary'), max: 200, copyMax: 400, searched: 'card', isOnCard: true }),
		tags: lines({
			label: said('Tags'),
			max: 20,
			copyMax: 40,
			maxEntries: 3,
			copyMaxEntries: 6,
			searched: 'card',
			isOnCard: true,
			isOptional: true,
		}),
		body: richText({ label: said('Text'), max: 1000, copyMax: 2000, searched: 'body' }),
		questions: groups({
			label: said('Questions'),
			maxEntries: 5,
			answeredAs: null,
			isOptional: true,
			item: {
				question: text({ label: said('Question'), max: 100, copyMax: 200, searched: 'card', isOnCard: true }),
				answer: text({ label: said('Answer'), max: 100, copyMax: 200, searched: 'body' }),
			},
		}),
	},
	title: 'title',
	listedOn: ({ publishedOn }) => publishedOn,
	countedWithin: 'isNew',
})

export type SampleItem = ItemOf<typeof sampleKind>

/** Builds a complete item; a test names only what it is about. */
export function buildSample(given: Partial<SampleItem> = {}): SampleItem {
	return {
		paper: 'PAPER_1',
		pages: 120,
		chapters: [10, 20],
		isNew: false,
		publishedOn: '2026-11-14',
		cover: null,
		english: {
			title: 'Forts of Mewar',
			summary: 'Six forts and who built them',
			tags: ['forts'],
			body: '<p>Chittor stands on a hill.</p>',
			questions: [{ question: 'Who built Kumbhalgarh?', answer: 'Rana Kumbha' }],
		},
		hindi: {
			title: 'मेवाड़ के दुर्ग',
			summary: 'छह दुर्ग और उनके निर्माता',
			tags: ['दुर्ग'],
			body: '<p>चित्तौड़ एक पहाड़ी पर है।</p>',
			questions: [{ question: 'कुंभलगढ़ किसने बनवाया?', answer: 'राणा कुंभा' }],
		},
		...given,
	}
}
