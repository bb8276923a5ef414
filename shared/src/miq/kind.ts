import { choice, day, flag, groups, lines, number, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { subjectNames } from '../mains-subject-names.ts'
import { mainsSubjects } from '../mains-subjects.ts'
import { difficultyNames } from '../questions/difficulty-names.ts'
import { difficulties, paperCategories } from '../questions/question.ts'
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
		paperCategory: choice({
			label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
			// These calls spell one of the papers in their own way.
			answeredAs: null,
			values: paperCategories,
			names: paperNames,
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		publishedOn: day({ label: { english: 'Publication date', hindi: 'प्रकाशन तिथि' }, answeredAs: null, isFact: true }),
		subject: choice({
			label: { english: 'Subject', hindi: 'विषय' },
			answeredAs: 'subjectId',
			values: mainsSubjects,
			names: subjectNames,
			searched: 'card',
			isOnCard: true,
		}),
		year: number({
			label: { english: 'Year of the examination that it is important for', hindi: 'किस वर्ष की परीक्षा के लिए महत्त्वपूर्ण' },
			min: 2000,
			max: 2100,
			isOnCard: true,
		}),
		difficulty: choice({
			label: { english: 'Difficulty', hindi: 'कठिनाई स्तर' },
			values: difficulties,
			names: difficultyNames,
			isFact: true,
			isOnCard: true,
		}),
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
	},
	texts: {
		parts: groups({
			label: { english: 'Parts', hindi: 'भाग' },
			// Answers have the questions and the model answers each in a list.
			answeredAs: null,
			maxEntries: 10,
			item: {
				question: text({
					label: { english: 'Question', hindi: 'प्रश्न' },
					max: 1500,
					copyMax: 5000,
					searched: 'title',
					isOnCard: true,
				}),
				answer: text({
					label: { english: 'Model answer', hindi: 'आदर्श उत्तर' },
					max: 10_000,
					copyMax: 15_000,
					searched: 'body',
					isOptional: true,
				}),
			},
		}),
		tags: lines({
			label: { english: 'Tags', hindi: 'टैग' },
			max: 60,
			copyMax: 200,
			maxEntries: 8,
			copyMaxEntries: 20,
			searched: 'card',
			isOnCard: true,
		}),
	},
	title: 'parts',
	listedOn: ({ publishedOn }) => publishedOn,
})

export type Miq = ItemOf<typeof miqKind>
