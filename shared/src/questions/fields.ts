/** Fields that all kinds of questions have alike, or all but a line. */
import type { ContentProblem } from '../content/content.ts'
import { choice, text } from '../content/fields.ts'
import { type Language, languages } from '../language.ts'
import { subjectNames } from '../mains-subject-names.ts'
import { mainsSubjects } from '../mains-subjects.ts'
import { isWholeSplit } from '../marks-split.ts'
import { difficultyNames } from './difficulty-names.ts'
import { difficulties, paperCategories } from './question.ts'

export const paperCategory = {
	label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
	values: paperCategories,
	isFacet: true,
	isFact: true,
	isOnCard: true,
} as const

export const difficulty = choice({
	label: { english: 'Difficulty', hindi: 'कठिनाई स्तर' },
	values: difficulties,
	names: difficultyNames,
	isFact: true,
	isOnCard: true,
})

export const subject = {
	label: { english: 'Subject', hindi: 'विषय' },
	answeredAs: 'subjectId',
	values: mainsSubjects,
	names: subjectNames,
	searched: 'card',
	isOnCard: true,
} as const

export const question = text({
	label: { english: 'Question', hindi: 'प्रश्न' },
	max: 1500,
	copyMax: 5000,
	searched: 'title',
	isOnCard: true,
})

export const modelAnswer = {
	label: { english: 'Model answer', hindi: 'आदर्श उत्तर' },
	max: 10_000,
	copyMax: 15_000,
	searched: 'body',
} as const

export const marksSplit = {
	label: {
		english: 'Marks split, a line each, as in “2: Leader, place and dates”',
		hindi: 'अंकों का बँटवारा, हर पंक्ति में एक, जैसे “2: नेता, स्थान और तिथियाँ”',
	},
	max: 1000,
	copyMax: 3000,
	isOptional: true,
	sample: { english: '1: Leader, place and dates', hindi: '1: नेता, स्थान और तिथियाँ' },
} as const

/**
 * Lists the marks splits that are malformed, or give other marks than the answer has; an answer may have none.
 *
 * @param splitsOf gives them for one language: where each is, in the texts of that language, and the marks of its answer
 */
export function marksSplitProblems(
	splitsOf: (language: Language) => { path: string; split: string; marks: number | null | undefined }[],
): ContentProblem[] {
	return languages.flatMap((language) =>
		splitsOf(language).flatMap(({ path, split, marks }) =>
			!marks || isWholeSplit(split, marks) ? [] : [{ path: `${language}.${path}`, code: 'marks-split', limit: marks }],
		),
	)
}
