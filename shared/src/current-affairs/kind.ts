import { cover, coverSource, publicationDay, tags, topics } from '../content/common-fields.ts'
import { choice, day, line, lines, richText } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import type { Bilingual } from '../language.ts'
import { type ArticleCategory, articleCategories } from './article.ts'

export const categoryNames: Record<ArticleCategory, Bilingual> = {
	politics: { english: 'Politics', hindi: 'राजनीति' },
	economy: { english: 'Economy', hindi: 'अर्थव्यवस्था' },
	sports: { english: 'Sports', hindi: 'खेल' },
	science: { english: 'Science', hindi: 'विज्ञान' },
	environment: { english: 'Environment', hindi: 'पर्यावरण' },
	international: { english: 'International', hindi: 'अंतरराष्ट्रीय' },
}

export const articleKind = defineKind({
	name: 'current-affairs',
	names: { english: 'Current Affairs', hindi: 'समसामयिकी' },
	area: 'study',
	icon: 'globe',
	idWord: 'article',
	path: '/current-affairs',
	common: {
		category: choice({
			label: { english: 'Category', hindi: 'श्रेणी' },
			values: articleCategories,
			names: categoryNames,
			isFacet: true,
			isFact: true,
			isOnCard: true,
			searched: 'card',
		}),
		publishedOn: day({ ...publicationDay, answeredAs: 'date', isOnCard: true }),
		picture: cover,
		pictureSource: coverSource,
		topics,
	},
	texts: {
		title: line({
			label: { english: 'Title', hindi: 'शीर्षक' },
			max: 160,
			copyMax: 500,
			searched: 'title',
			isOnCard: true,
		}),
		teaser: line({
			label: { english: 'Teaser, open to everyone', hindi: 'परिचय, सभी के लिए खुला' },
			max: 400,
			copyMax: 1000,
			searched: 'card',
			isOnCard: true,
		}),
		body: richText({
			label: { english: 'Article', hindi: 'लेख' },
			answeredAs: 'description',
			max: 40_000,
			copyMax: 60_000,
			searched: 'body',
		}),
		// The pointers are answered in both languages at once.
		keyPoints: lines({
			label: { english: 'Key points', hindi: 'मुख्य बिंदु' },
			answeredAs: null,
			max: 300,
			maxEntries: 8,
			copyMax: 600,
			copyMaxEntries: 20,
			searched: 'body',
		}),
		prelims: line({
			label: { english: 'What the Prelims can ask', hindi: 'प्रारंभिक परीक्षा में क्या पूछा जा सकता है' },
			answeredAs: null,
			max: 800,
			copyMax: 2000,
			searched: 'body',
		}),
		mains: line({
			label: {
				english: 'What the Mains can ask: the paper, and a question to practise',
				hindi: 'मुख्य परीक्षा में क्या पूछा जा सकता है: प्रश्नपत्र, और अभ्यास के लिए एक प्रश्न',
			},
			answeredAs: null,
			max: 800,
			copyMax: 2000,
			searched: 'body',
		}),
		sources: lines({
			label: {
				english: 'Sources: laws, orders, judgments and reports',
				hindi: 'स्रोत: कानून, आदेश, निर्णय और प्रतिवेदन',
			},
			answeredAs: null,
			isOptional: true,
			max: 300,
			maxEntries: 8,
			copyMax: 600,
			copyMaxEntries: 20,
		}),
		tags: lines({ ...tags, copyMax: 600, copyMaxEntries: 20 }),
	},
	title: 'title',
	listedOn: ({ publishedOn }) => publishedOn,
})

/** Is an article as readers see it, in both languages. */
export type ArticleContent = ItemOf<typeof articleKind>
