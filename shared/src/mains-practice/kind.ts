import { topics } from '../content/common-fields.ts'
import { choice, flag, groups, number, numbers, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { modelAnswer, question, subject } from '../questions/fields.ts'
import { type MainsPaper, mainsPapers } from './mains-question.ts'

const maxParts = 10

/** Questions of the main examination: each has numbered parts, with a model answer for each. */
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
			label: { english: 'Year of the examination', hindi: 'परीक्षा का वर्ष' },
			min: 1950,
			max: 2100,
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
		isSample: flag({
			label: { english: 'Sample: not known to have been asked', hindi: 'नमूना: पूछा गया था या नहीं, पता नहीं' },
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
			},
		}),
	},
	title: 'parts',
	listedOn: listDay,
	countedWithin: 'isMostImportant',
})

export type MainsQuestion = ItemOf<typeof mainsKind>

/**
 * Lists go by day, newest first, and these by year, then by paper: each paper of a year has a month of its own.
 *
 * @returns 'YYYY-MM-DD'
 */
function listDay({ year, paperNo }: { year: number; paperNo: MainsPaper }): string {
	return `${year}-${monthOfPaper[paperNo]}-01`
}

const monthOfPaper: Record<MainsPaper, string> = { paper1: '12', paper2: '11', paper3: '10', paper4: '09' }
