import { publicationDay, tags, topics } from '../content/common-fields.ts'
import type { ContentProblem } from '../content/content.ts'
import { choice, day, flag, line, lines, number, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'
import { type Language, languages } from '../language.ts'
import { prelimsSubjectNames } from '../prelims-subject-names.ts'
import { prelimsSubjects } from '../prelims-subjects.ts'
import { type KeyOption, keyOptions } from '../questions/answer-options.ts'
import { difficulty } from '../questions/fields.ts'
import { prelimsQuestionPath } from './question-path.ts'

const optionField = (letter: KeyOption) =>
	line({
		label: { english: `Option ${letter}`, hindi: `विकल्प ${letter}` },
		max: 300,
		copyMax: 1000,
		searched: 'card',
		isOnCard: true,
	})

const whyField = (letter: KeyOption) =>
	line({
		label: { english: `Why ${letter} is wrong`, hindi: `${letter} ग़लत क्यों है` },
		max: 400,
		copyMax: 1000,
		isOptional: true,
		isOnCard: true,
	})

/**
 * Multiple-choice questions of the preliminary examination. Each has four options of its own, one of which is right; the fifth, E, is the same everywhere and
 * no field. A question is a previous year's only where its source is recorded (year and number).
 */
export const prelimsKind = defineKind({
	name: 'prelims-questions',
	names: { english: 'Prelims questions', hindi: 'प्रारंभिक परीक्षा के प्रश्न' },
	area: 'practice',
	icon: 'target',
	idWord: 'question',
	// The addresses of the calls use this word for what lists can be filtered by.
	reservedIds: ['filters'],
	path: null,
	foundAt: (id) => prelimsQuestionPath(id),
	common: {
		subject: choice({
			label: { english: 'Subject', hindi: 'विषय' },
			answeredAs: 'subjectId',
			values: prelimsSubjects,
			names: prelimsSubjectNames,
			isFacet: true,
			isFact: true,
			searched: 'card',
			isOnCard: true,
		}),
		topics,
		difficulty: { ...difficulty, isFacet: true },
		key: choice({
			label: { english: 'Right option', hindi: 'सही विकल्प' },
			values: keyOptions,
			isTakenOver: false,
			isOnCard: true,
		}),
		isDropped: flag({
			label: { english: 'Dropped from marking', hindi: 'मूल्यांकन से हटाया गया' },
			isTakenOver: false,
			isOnCard: true,
		}),
		isMostImportant: flag({
			label: { english: 'Most important', hindi: 'सर्वाधिक महत्त्वपूर्ण' },
			isFacet: true,
			isTakenOver: false,
			isOnCard: true,
		}),
		publishedOn: day({ ...publicationDay, answeredAs: null }),
		year: number({
			label: { english: 'PYQ year', hindi: 'PYQ वर्ष' },
			min: 1990,
			max: 2100,
			isOptional: true,
			isFacet: true,
			isOnCard: true,
			sample: null,
		}),
		questionNumber: number({
			label: { english: 'PYQ question', hindi: 'PYQ प्रश्न सं.' },
			min: 1,
			max: 200,
			isOptional: true,
			isTakenOver: false,
			isOnCard: true,
			sample: null,
		}),
	},
	texts: {
		question: text({
			label: { english: 'Question', hindi: 'प्रश्न' },
			max: 1500,
			copyMax: 5000,
			searched: 'title',
			isOnCard: true,
		}),
		optionA: optionField('A'),
		optionB: optionField('B'),
		optionC: optionField('C'),
		optionD: optionField('D'),
		explanation: text({
			label: { english: 'Explanation', hindi: 'व्याख्या' },
			max: 2000,
			copyMax: 6000,
			searched: 'body',
			isOnCard: true,
		}),
		whyA: whyField('A'),
		whyB: whyField('B'),
		whyC: whyField('C'),
		whyD: whyField('D'),
		source: line({
			label: { english: 'Where it can be looked up', hindi: 'कहाँ देखा जा सकता है' },
			max: 200,
			copyMax: 500,
			isOptional: true,
			isOnCard: true,
		}),
		tags: lines({ ...tags, copyMax: 200, copyMaxEntries: 20, isOptional: true, isTakenOver: true }),
	},
	title: 'question',
	listedOn: ({ publishedOn }) => publishedOn,
	hasWordForm: true,
	countedWithin: 'isMostImportant',
	problems: (common, texts) => [...sourceProblems(common), ...optionProblems(texts)],
})

export type PrelimsQuestion = ItemOf<typeof prelimsKind>

/** A year without its question number is no source, and the other way round. */
function sourceProblems({
	year,
	questionNumber,
}: {
	year: number | null
	questionNumber: number | null
}): ContentProblem[] {
	if ((year === null) === (questionNumber === null)) return []
	return [{ path: year === null ? 'year' : 'questionNumber', code: 'source-incomplete' }]
}

type Options = Record<`option${KeyOption}`, string>

/** Two options that read alike would leave no one right. */
function optionProblems(texts: Record<Language, Options>): ContentProblem[] {
	return languages.flatMap((language) => {
		const seen = new Set<string>()
		return keyOptions.flatMap((letter) => {
			const option = texts[language][`option${letter}`].trim().toLowerCase()
			if (option === '' || !seen.has(option)) {
				seen.add(option)
				return []
			}
			return [{ path: `${language}.option${letter}`, code: 'options-alike' }]
		})
	})
}
