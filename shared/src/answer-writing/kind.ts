import { choice, day, line, lines, number, text } from '../content/fields.ts'
import { type CopyOf, defineKind, type ItemOf } from '../content/kind.ts'
import { difficultyNames } from '../questions/difficulty-names.ts'
import { difficulties, paperCategories } from '../questions/question.ts'
import { paperNames } from './paper-names.ts'

/** Questions for answer writing: each has a model answer, and limits of time and words. */
export const answerWritingKind = defineKind({
	name: 'answer-writing',
	names: { english: 'Answer Writing Practice', hindi: 'उत्तर लेखन अभ्यास' },
	area: 'practice',
	icon: 'square-pen',
	idWord: 'question',
	path: '/answer-writing-practice',
	common: {
		paperCategory: choice({
			label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
			values: paperCategories,
			names: paperNames,
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		difficulty: choice({
			label: { english: 'Difficulty', hindi: 'कठिनाई स्तर' },
			values: difficulties,
			names: difficultyNames,
			isFact: true,
			isOnCard: true,
		}),
		marks: number({ label: { english: 'Marks', hindi: 'अंक' }, min: 1, max: 250, isFact: true, isOnCard: true }),
		wordLimit: number({ label: { english: 'Words', hindi: 'शब्द' }, min: 1, max: 3000, isOnCard: true }),
		timeLimitMinutes: number({
			label: { english: 'Minutes', hindi: 'मिनट' },
			answeredAs: 'timeLimit',
			min: 1,
			max: 240,
			isOnCard: true,
		}),
		publishedOn: day({
			label: { english: 'Publication date', hindi: 'प्रकाशन तिथि' },
			answeredAs: 'publicationDate',
			isFact: true,
			isOnCard: true,
		}),
	},
	texts: {
		questionText: text({
			label: { english: 'Question', hindi: 'प्रश्न' },
			max: 1500,
			copyMax: 5000,
			searched: 'title',
			isOnCard: true,
		}),
		subCategory: line({
			label: { english: 'Sub-category', hindi: 'उप-श्रेणी' },
			max: 80,
			copyMax: 500,
			isTakenOver: true,
			searched: 'card',
			isOnCard: true,
		}),
		tags: lines({
			label: { english: 'Tags', hindi: 'टैग' },
			max: 60,
			copyMax: 200,
			maxEntries: 8,
			copyMaxEntries: 30,
			searched: 'card',
			isOnCard: true,
		}),
		answer: text({
			label: { english: 'Model answer', hindi: 'आदर्श उत्तर' },
			max: 10_000,
			copyMax: 15_000,
			wordLimit: 'wordLimit',
			searched: 'body',
		}),
	},
	title: 'questionText',
	listedOn: ({ publishedOn }) => publishedOn,
})

export type Question = ItemOf<typeof answerWritingKind>
export type QuestionCopy = CopyOf<typeof answerWritingKind>
