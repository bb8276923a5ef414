import { publicationDay, tags, topics } from '../content/common-fields.ts'
import { choice, day, line, lines, number, text } from '../content/fields.ts'
import { type CopyOf, defineKind, type ItemOf } from '../content/kind.ts'
import {
	difficulty,
	marksSplit,
	marksSplitProblems,
	modelAnswer,
	paperCategory,
	question,
} from '../questions/fields.ts'
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
		paperCategory: choice({ ...paperCategory, names: paperNames }),
		difficulty,
		marks: number({ label: { english: 'Marks', hindi: 'अंक' }, min: 1, max: 250, isFact: true, isOnCard: true }),
		wordLimit: number({ label: { english: 'Words', hindi: 'शब्द' }, min: 1, max: 3000, isOnCard: true }),
		timeLimitMinutes: number({
			label: { english: 'Minutes', hindi: 'मिनट' },
			answeredAs: 'timeLimit',
			min: 1,
			max: 240,
			isOnCard: true,
		}),
		publishedOn: day({ ...publicationDay, answeredAs: 'publicationDate', isOnCard: true }),
		topics,
	},
	texts: {
		questionText: question,
		subCategory: line({
			label: { english: 'Sub-category', hindi: 'उप-श्रेणी' },
			max: 80,
			copyMax: 500,
			isTakenOver: true,
			searched: 'card',
			isOnCard: true,
		}),
		tags: lines({ ...tags, copyMax: 200, copyMaxEntries: 30 }),
		answer: text({ ...modelAnswer, wordLimit: 'wordLimit' }),
		marksSplit: text(marksSplit),
	},
	title: 'questionText',
	listedOn: ({ publishedOn }) => publishedOn,
	problems: ({ marks }, texts) =>
		marksSplitProblems((language) => [{ path: 'marksSplit', split: texts[language].marksSplit, marks }]),
})

export type Question = ItemOf<typeof answerWritingKind>
export type QuestionCopy = CopyOf<typeof answerWritingKind>
