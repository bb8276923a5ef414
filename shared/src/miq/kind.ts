import { publicationDay, tags, topics } from '../content/common-fields.ts'
import { choice, day, flag, groups, lines, number, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import {
	difficulty,
	marksSplit,
	marksSplitProblems,
	modelAnswer,
	paperCategory,
	question,
	subject,
} from '../questions/fields.ts'
import { paperNames } from './paper-names.ts'

/** Most important questions: each is a theme in parts, with a model answer for each part. */
export const miqKind = defineKind({
	name: 'miq',
	names: { english: 'Most Important Questions', hindi: 'सर्वाधिक महत्त्वपूर्ण प्रश्न' },
	area: 'practice',
	icon: 'star',
	idWord: 'question',
	// The addresses of the calls use this word for the list.
	reservedIds: ['list'],
	path: '/mains-miq',
	common: {
		// These calls spell one of the papers in their own way.
		paperCategory: choice({ ...paperCategory, answeredAs: null, names: paperNames }),
		publishedOn: day({ ...publicationDay, answeredAs: 'publicationDate', isOnCard: true }),
		subject: choice(subject),
		year: number({
			label: { english: 'Exam year it is important for', hindi: 'किस वर्ष की परीक्षा के लिए महत्त्वपूर्ण' },
			min: 2000,
			max: 2100,
			isOnCard: true,
		}),
		difficulty,
		isMostImportant: flag({
			label: { english: 'Most important', hindi: 'सर्वाधिक महत्त्वपूर्ण' },
			answeredAs: 'mostImportant',
			isOnCard: true,
		}),
		isFeatured: flag({ label: { english: 'Featured', hindi: 'विशेष' }, isOnCard: true }),
		durationMinutes: number({
			label: { english: 'Minutes for all parts', hindi: 'सभी भागों के मिनट' },
			answeredAs: 'duration',
			min: 1,
			max: 240,
			isOnCard: true,
		}),
		marks: number({
			label: { english: 'Marks of all parts', hindi: 'सभी भागों के अंक' },
			min: 1,
			max: 250,
			isFact: true,
			isOnCard: true,
		}),
		topics,
	},
	texts: {
		parts: groups({
			label: { english: 'Parts', hindi: 'भाग' },
			// Answers have the questions and the model answers each in a list.
			answeredAs: null,
			maxEntries: 10,
			item: {
				question,
				answer: text({ ...modelAnswer, isOptional: true }),
				marksSplit: text(marksSplit),
			},
		}),
		tags: lines({ ...tags, copyMax: 200, copyMaxEntries: 20 }),
	},
	title: 'parts',
	listedOn: ({ publishedOn }) => publishedOn,
	problems: ({ marks }, texts) =>
		marksSplitProblems((language) =>
			texts[language].parts.map(({ marksSplit: split }, index, { length }) => ({
				path: `parts.${index}.marksSplit`,
				split,
				marks: marks && marks / length,
			})),
		),
})

export type Miq = ItemOf<typeof miqKind>
