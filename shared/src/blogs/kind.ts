import { cover, coverSource, publicationDay, tags } from '../content/common-fields.ts'
import { day, line, lines, richText } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'

/** Is the team's advice on preparing. */
export const postKind = defineKind({
	name: 'blogs',
	names: { english: 'Blog posts', hindi: 'ब्लॉग पोस्ट' },
	area: 'study',
	icon: 'newspaper',
	idWord: 'post',
	path: '/blogs',
	common: {
		publishedOn: day({ ...publicationDay, answeredAs: 'publicationDate', isOnCard: true }),
		picture: cover,
		pictureSource: coverSource,
	},
	texts: {
		heading: line({
			label: { english: 'Heading', hindi: 'शीर्षक' },
			max: 160,
			copyMax: 500,
			searched: 'title',
			isOnCard: true,
		}),
		description: line({
			label: { english: 'What it is about, in two or three sentences', hindi: 'विषय, दो-तीन वाक्यों में' },
			max: 400,
			copyMax: 2000,
			searched: 'card',
			isOnCard: true,
		}),
		tags: lines({ ...tags, copyMax: 200, copyMaxEntries: 30 }),
		body: richText({ label: { english: 'Text', hindi: 'पाठ' }, max: 40_000, copyMax: 60_000, searched: 'body' }),
	},
	title: 'heading',
	listedOn: ({ publishedOn }) => publishedOn,
})

export type PostItem = ItemOf<typeof postKind>
