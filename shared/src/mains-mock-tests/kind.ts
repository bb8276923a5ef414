import { publicationDay } from '../content/common-fields.ts'
import type { ContentProblem } from '../content/content.ts'
import { choice, day, groups, line, number, numbers, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { marksSplit, marksSplitProblems, modelAnswer } from '../questions/fields.ts'
import { mainsPapers } from '../questions/mains-papers.ts'

/** A paper may have so many questions: as many as an evaluator's desk can show. */
export const MOST_PAPER_QUESTIONS = 100

/** Is a written paper of the main examination: its questions in their order, each with its marks and words. */
export const mainsPaperKind = defineKind({
	name: 'mains-papers',
	names: { english: 'Mains mock tests', hindi: 'मुख्य परीक्षा के मॉक टेस्ट' },
	area: 'practice',
	icon: 'file-clock',
	idWord: 'paper',
	path: '/mains-mock-tests',
	common: {
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
		examYear: number({
			label: { english: 'Examination of the year', hindi: 'परीक्षा का वर्ष' },
			min: 2013,
			max: 2100,
			isFacet: true,
			isFact: true,
			isOnCard: true,
			sample: 2026,
		}),
		publishedOn: day({ ...publicationDay, answeredAs: null, isOnCard: true }),
		minutes: number({
			label: { english: 'Minutes for the paper', hindi: 'प्रश्नपत्र का समय, मिनट' },
			min: 1,
			max: 600,
			isOnCard: true,
			sample: 180,
		}),
		uploadMinutes: number({
			label: { english: 'Minutes after that to upload the pages', hindi: 'उसके बाद पृष्ठ अपलोड करने के मिनट' },
			min: 0,
			max: 1440,
			isOnCard: true,
			sample: 60,
		}),
		totalMarks: number({
			label: { english: 'Marks of the paper', hindi: 'प्रश्नपत्र के अंक' },
			min: 1,
			max: 1000,
			isFact: true,
			isOnCard: true,
			// The sample has one question of one mark.
			sample: 1,
		}),
		questionMarks: numbers({
			label: { english: 'Marks of each question', hindi: 'हर प्रश्न के अंक' },
			min: 1,
			max: 100,
			maxEntries: MOST_PAPER_QUESTIONS,
			onePer: 'questions',
			isOnCard: true,
		}),
		wordLimits: numbers({
			label: { english: 'Words of each question', hindi: 'हर प्रश्न के शब्द' },
			min: 1,
			max: 3000,
			maxEntries: MOST_PAPER_QUESTIONS,
			onePer: 'questions',
			isOnCard: true,
		}),
	},
	texts: {
		title: line({
			label: { english: 'Title', hindi: 'शीर्षक' },
			max: 120,
			copyMax: 300,
			searched: 'title',
			isOnCard: true,
		}),
		about: text({
			label: { english: 'What it covers', hindi: 'इसमें क्या है' },
			max: 600,
			copyMax: 2000,
			searched: 'card',
			isOnCard: true,
		}),
		instructions: text({
			label: { english: 'Instructions, a line each', hindi: 'निर्देश, हर पंक्ति में एक' },
			max: 2000,
			copyMax: 5000,
			isOptional: true,
		}),
		questions: groups({
			label: { english: 'Questions', hindi: 'प्रश्न' },
			answeredAs: null,
			maxEntries: MOST_PAPER_QUESTIONS,
			item: {
				section: line({
					label: { english: 'Part that begins here', hindi: 'यहाँ से शुरू होने वाला भाग' },
					max: 120,
					copyMax: 300,
					isOptional: true,
				}),
				question: text({
					label: { english: 'Question', hindi: 'प्रश्न' },
					max: 1500,
					copyMax: 5000,
					searched: 'body',
				}),
				answer: text({ ...modelAnswer, isOptional: true }),
				marksSplit: text(marksSplit),
			},
		}),
	},
	title: 'title',
	listedOn: ({ publishedOn }) => publishedOn,
	problems: ({ questionMarks, totalMarks }, texts) => [
		...sumProblems(questionMarks, totalMarks),
		...marksSplitProblems((language) =>
			texts[language].questions.map(({ marksSplit: split }, index) => ({
				path: `questions.${index}.marksSplit`,
				split,
				marks: questionMarks[index],
			})),
		),
	],
})

export type MainsPaperItem = ItemOf<typeof mainsPaperKind>

/** A paper that gives other marks than it says would be evaluated wrongly. */
function sumProblems(questionMarks: readonly (number | null)[], totalMarks: number | null): ContentProblem[] {
	const sum = questionMarks.reduce<number>((marks, own) => marks + (own ?? 0), 0)
	return totalMarks === null || sum === totalMarks ? [] : [{ path: 'totalMarks', code: 'paper-marks-sum', limit: sum }]
}
