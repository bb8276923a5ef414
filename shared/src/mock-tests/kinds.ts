import { publicationDay } from '../content/common-fields.ts'
import type { ContentProblem } from '../content/content.ts'
import { choice, day, flag, line, lines, number, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { examCycles, examYears } from '../exam-cycles.ts'
import type { Bilingual } from '../language.ts'
import { droppedRules } from './marking-scheme.ts'

const cycle = {
	label: { english: 'Examination', hindi: 'परीक्षा' },
	values: examYears,
	names: Object.fromEntries(
		examCycles.map(({ year, label }): [string, Bilingual] => [year, { english: label, hindi: label }]),
	),
	isFacet: true,
	isFact: true,
	isOnCard: true,
} as const

const title = line({
	label: { english: 'Title', hindi: 'शीर्षक' },
	max: 120,
	copyMax: 300,
	searched: 'title',
	isOnCard: true,
})

/** A paper may have so many questions, with room for papers longer than today's 150. */
export const MOST_QUESTIONS = 300

/**
 * Says how the papers of an examination are marked. It is content, because sources differ on some of it and the Commission changes it from time to time; an
 * attempt keeps the scheme that it began with.
 */
export const markingSchemeKind = defineKind({
	name: 'marking-schemes',
	names: { english: 'Marking schemes', hindi: 'अंकन योजनाएँ' },
	area: 'practice',
	icon: 'clipboard-list',
	idWord: 'scheme',
	path: null,
	common: {
		cycle: choice(cycle),
		questionCount: number({
			label: { english: 'Questions of the paper', hindi: 'प्रश्नपत्र के प्रश्न' },
			min: 1,
			max: MOST_QUESTIONS,
			isFact: true,
			isOnCard: true,
			sample: 150,
		}),
		totalMarks: number({
			label: { english: 'Marks of the paper', hindi: 'प्रश्नपत्र के अंक' },
			min: 1,
			max: 1000,
			isFact: true,
			isOnCard: true,
			sample: 200,
		}),
		minutes: number({
			label: { english: 'Minutes for the paper', hindi: 'प्रश्नपत्र का समय, मिनट' },
			min: 1,
			max: 600,
			isOnCard: true,
			sample: 180,
		}),
		bubbleMinutes: number({
			label: { english: 'Minutes after that to check the bubbles', hindi: 'उसके बाद गोले जाँचने के मिनट' },
			min: 0,
			max: 60,
			isOnCard: true,
			sample: 10,
		}),
		wrongParts: number({
			label: {
				english: 'A wrong answer costs one part of so many of its marks (3: a third)',
				hindi: 'ग़लत उत्तर पर अंकों का इतनेवाँ भाग कटता है (3: एक-तिहाई)',
			},
			min: 1,
			max: 10,
			isOptional: true,
			isOnCard: true,
			sample: 3,
		}),
		wrongHundredths: number({
			label: {
				english: 'Or it costs so many hundredths of a mark (33: 0.33)',
				hindi: 'या अंक के इतने सौवें भाग कटते हैं (33: 0.33)',
			},
			min: 1,
			max: 1000,
			isOptional: true,
			isOnCard: true,
			sample: null,
		}),
		hasNotAttempted: flag({
			label: { english: 'Has option E, “not attempted”', hindi: 'विकल्प E है, “अनुत्तरित प्रश्न”' },
			isOnCard: true,
		}),
		isBlankPenalised: flag({
			label: {
				english: 'A question without any option costs as much as a wrong one',
				hindi: 'कोई भी विकल्प न भरने पर ग़लत उत्तर जितने अंक कटते हैं',
			},
			isOnCard: true,
		}),
		blankLimitPercent: number({
			label: {
				english: 'More blank questions than so many percent disqualify',
				hindi: 'इतने प्रतिशत से अधिक ख़ाली प्रश्नों पर अयोग्य',
			},
			min: 0,
			max: 100,
			isOptional: true,
			isOnCard: true,
			sample: 10,
		}),
		droppedRule: choice({
			label: { english: 'Where a question is dropped', hindi: 'प्रश्न हटाए जाने पर' },
			values: droppedRules,
			names: {
				scale: {
					english: 'the others share its marks, the total stays',
					hindi: 'उसके अंक शेष प्रश्नों में बँटते हैं, कुल अंक वही रहते हैं',
				},
				bonus: { english: 'everybody has its marks', hindi: 'उसके अंक सबको मिलते हैं' },
			},
			isOnCard: true,
		}),
	},
	texts: {
		title,
		note: text({
			label: { english: 'Note for learners', hindi: 'अभ्यर्थियों के लिए टिप्पणी' },
			max: 600,
			copyMax: 2000,
			isOptional: true,
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: ({ cycle: year }) => `${year.slice(-4)}-01-01`,
	problems: ({ wrongParts, wrongHundredths }) =>
		wrongParts !== null && wrongHundredths !== null ? [{ path: 'wrongHundredths', code: 'wrong-cost-twice' }] : [],
})

export type MarkingSchemeItem = ItemOf<typeof markingSchemeKind>

/** Is a timed paper of prelims questions. How it is marked is said by the scheme of its examination. */
export const prelimsPaperKind = defineKind({
	name: 'prelims-papers',
	names: { english: 'Prelims mock tests', hindi: 'प्रारंभिक परीक्षा के मॉक टेस्ट' },
	area: 'practice',
	icon: 'file-clock',
	idWord: 'paper',
	path: '/prelims-mock-tests',
	common: {
		cycle: choice(cycle),
		publishedOn: day({ ...publicationDay, answeredAs: null, isOnCard: true }),
		minutes: number({
			label: {
				english: 'Minutes, where they are not those of the examination',
				hindi: 'मिनट, यदि परीक्षा के समय से अलग हों',
			},
			min: 1,
			max: 600,
			isOptional: true,
			isOnCard: true,
			sample: null,
		}),
		bubbleMinutes: number({
			label: {
				english: 'Minutes to check the bubbles, where they are not those of the examination',
				hindi: 'गोले जाँचने के मिनट, यदि परीक्षा से अलग हों',
			},
			min: 0,
			max: 60,
			isOptional: true,
			isOnCard: true,
			sample: null,
		}),
		questionIds: lines({
			label: { english: 'Questions: their ids in the order of the paper', hindi: 'प्रश्न: प्रश्नपत्र के क्रम में उनकी आईडी' },
			max: 120,
			maxEntries: MOST_QUESTIONS,
			copyMax: 200,
			copyMaxEntries: 400,
		}),
	},
	texts: {
		title,
		about: text({
			label: { english: 'What it covers', hindi: 'इसमें क्या है' },
			max: 600,
			copyMax: 2000,
			searched: 'card',
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: ({ publishedOn }) => publishedOn,
	problems: ({ questionIds }) => repeatedIds(questionIds),
})

export type PrelimsPaper = ItemOf<typeof prelimsPaperKind>

function repeatedIds(ids: readonly string[]): ContentProblem[] {
	return new Set(ids).size === ids.length ? [] : [{ path: 'questionIds', code: 'question-twice' }]
}
