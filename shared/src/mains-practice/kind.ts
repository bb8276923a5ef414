import { topics } from '../content/common-fields.ts'
import type { ContentProblem } from '../content/content.ts'
import { choice, flag, groups, line, number, numbers, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { marksSplit, marksSplitProblems, modelAnswer, question, subject } from '../questions/fields.ts'
import { FIRST_PYQ_YEAR, type MainsPaper, mainsPapers } from './mains-question.ts'

const maxParts = 10
const MOST_SETS = 999

/**
 * Questions of the main examination: each has numbered parts, with a model answer for each. It is a previous year's where its
 * source is recorded (paper, year, question number), and otherwise a practice question in their pattern, which belongs to a set.
 */
export const mainsKind = defineKind({
	name: 'mains-practice',
	names: { english: 'Mains Questions', hindi: 'मुख्य परीक्षा के प्रश्न' },
	area: 'practice',
	icon: 'file-clock',
	idWord: 'question',
	// The addresses of the calls use this word for what lists can be filtered by.
	reservedIds: ['filters'],
	path: null,
	// There it stands by itself, and between its neighbours in its list.
	foundAt: (id, { isMostImportant }) => `/mains-practice?question=${id}${isMostImportant ? '&tab=miq' : ''}`,
	common: {
		year: number({
			label: { english: 'PYQ year', hindi: 'PYQ वर्ष' },
			// The present four papers exist since then.
			min: FIRST_PYQ_YEAR,
			max: 2100,
			isOptional: true,
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		questionNumber: line({
			label: { english: 'PYQ question', hindi: 'PYQ प्रश्न सं.' },
			max: 20,
			copyMax: 200,
			isOptional: true,
			isOnCard: true,
			sample: '14',
		}),
		practiceSet: number({
			label: { english: 'Practice set', hindi: 'अभ्यास सेट' },
			min: 1,
			max: MOST_SETS,
			isOptional: true,
			// A question has a source or a set.
			sample: null,
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		paperNo: choice({
			label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
			values: mainsPapers,
			names: {
				paper1: { english: 'GS Paper 1', hindi: 'सामान्य अध्ययन प्रश्नपत्र 1' },
				paper2: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
				paper3: { english: 'GS Paper 3', hindi: 'सामान्य अध्ययन प्रश्नपत्र 3' },
				paper4: { english: 'Hindi and English', hindi: 'हिंदी और अंग्रेज़ी' },
			},
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		subject: choice({ ...subject, isFacet: true, isFact: true }),
		isMostImportant: flag({
			label: { english: 'Most important', hindi: 'सर्वाधिक महत्त्वपूर्ण' },
			// The specification spells it so.
			answeredAs: 'mostImportent',
			isFacet: true,
			isOnCard: true,
		}),
		partMarks: numbers({
			label: { english: 'Marks of each part', hindi: 'हर भाग के अंक' },
			min: 1,
			max: 250,
			maxEntries: maxParts,
			onePer: 'parts',
			isOnCard: true,
		}),
		wordLimits: numbers({
			label: { english: 'Words of each part', hindi: 'हर भाग के शब्द' },
			min: 1,
			max: 3000,
			maxEntries: maxParts,
			onePer: 'parts',
			isOnCard: true,
		}),
		topics,
	},
	texts: {
		parts: groups({
			label: { english: 'Parts', hindi: 'भाग' },
			// Answers have the questions and the model answers each in a list.
			answeredAs: null,
			maxEntries: maxParts,
			item: {
				question,
				answer: text({ ...modelAnswer, isOptional: true, isOnCard: true }),
				marksSplit: text({ ...marksSplit, isOnCard: true }),
			},
		}),
	},
	title: 'parts',
	listedOn: listDay,
	countedWithin: 'isMostImportant',
	problems: ({ partMarks, ...common }, texts) => [
		...sourceProblems(common),
		...marksSplitProblems((language) =>
			texts[language].parts.map(({ marksSplit: split }, index) => ({
				path: `parts.${index}.marksSplit`,
				split,
				marks: partMarks[index],
			})),
		),
	],
})

export type MainsQuestion = ItemOf<typeof mainsKind>

interface Origin {
	year: number | null
	questionNumber: string
	practiceSet: number | null
}

/** Tells whether a question is a previous year's: its paper is always known. */
export const isPreviousYears = ({ year, questionNumber }: Omit<Origin, 'practiceSet'>): boolean =>
	year !== null && questionNumber !== ''

/** A question has a complete source or a set, and not both. */
function sourceProblems({ year, questionNumber, practiceSet }: Origin): ContentProblem[] {
	if (year === null && questionNumber === '')
		return practiceSet === null ? [{ path: 'practiceSet', code: 'source-or-set' }] : []
	if (year === null) return [{ path: 'year', code: 'source-incomplete' }]
	if (questionNumber === '') return [{ path: 'questionNumber', code: 'source-incomplete' }]
	return practiceSet === null ? [] : [{ path: 'practiceSet', code: 'source-or-set' }]
}

/**
 * Lists go by day, newest first. Questions of previous years go by year, then by paper: each paper of a year has a month of its
 * own. Practice questions follow, set by set, the first set first.
 *
 * @returns 'YYYY-MM-DD'
 */
function listDay(question: Origin & { paperNo: MainsPaper }): string {
	const { year, paperNo, practiceSet } = question
	if (isPreviousYears(question)) return `${year}-${monthOfPaper[paperNo]}-01`
	const days = 4 * (practiceSet ?? MOST_SETS) + mainsPapers.indexOf(paperNo)
	return new Date(Date.UTC(2012, 0, 1) - days * 86_400_000).toISOString().slice(0, 10)
}

const monthOfPaper: Record<MainsPaper, string> = { paper1: '12', paper2: '11', paper3: '10', paper4: '09' }
